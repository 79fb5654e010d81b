/** Compares each changed field, for display. */
import { hunksBetween } from '@cyanotype/content/mdx/merge/hunks.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { BlockChange, FieldChange, TextSegment } from '../../core/document-schemas.ts'
import type { ChangedField } from './changed-fields.ts'

export function compareChanges(changes: readonly ChangedField[]): readonly FieldChange[] {
  return changes.map((change) => {
    if (change.as === 'values') return change
    const { as, field, from, to } = change
    return as === 'words'
      ? { as, field, segments: [...compareWords(from, to)] }
      : { as, field, blocks: [...compareBlocks(from, to)] }
  })
}

// Compares two texts block by block, and word by word within a block, for display.

/**
 * The segments without the added ones are the first text, those without the removed ones are the second text,
 * exactly.
 */
export function compareWords(from: string, to: string): readonly TextSegment[] {
  return joined(segmentsBetween(wordsOf(from), wordsOf(to)))
}

/** Blocks without the whitespace around them. */
export function compareBlocks(from: string, to: string): readonly BlockChange[] {
  const [before, after] = [sourcesOf(from), sourcesOf(to)]
  const changes: BlockChange[] = []
  let at = 0
  for (const { start, end, from: first, to: last } of hunksBetween(before, after)) {
    changes.push(...each('same', before.slice(at, start)))
    changes.push(...changesBetween(before.slice(start, end), after.slice(first, last)))
    at = end
  }
  return [...changes, ...each('same', before.slice(at))]
}

const each = (kind: TextSegment['kind'], texts: readonly string[]): readonly TextSegment[] =>
  texts.map((text) => ({ kind, text }))

/** Words, the whitespace between them, and each other character. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? []

/**
 * Parsing longer texts as MDX takes too long for an interactive request, so they are split at blank lines.
 */
const maxLength = 100_000

function sourcesOf(text: string): readonly string[] {
  if (text.length <= maxLength) return blocksOf(text).map(({ source }) => source)
  return text.split(/\n(?:[^\S\n]*\n)+/).filter((block) => block.trim() !== '')
}

/** How many blocks ahead the changed form of a block is searched. */
const maxBlocksAhead = 4

/** Pairs removed and added blocks. Pairs that are similar enough are shown word by word. */
function changesBetween(removed: readonly string[], added: readonly string[]): readonly BlockChange[] {
  const changes: BlockChange[] = []
  let next = 0
  for (const text of removed) {
    const ahead = added.slice(next, next + maxBlocksAhead).findIndex((other) => isAlike(text, other))
    const heir = ahead === -1 ? undefined : added[next + ahead]
    if (heir === undefined) {
      changes.push({ kind: 'removed', text })
      continue
    }
    changes.push(...each('added', added.slice(next, next + ahead)))
    changes.push({ kind: 'changed', segments: [...compareWords(text, heir)] })
    next += ahead + 1
  }
  return [...changes, ...each('added', added.slice(next))]
}

/** Whether at least a third of the characters of the longer text are in words that both have. */
function isAlike(one: string, other: string): boolean {
  const [letters, others] = [lettersOf(one), lettersOf(other)]
  const left = Map.groupBy(letters, (word) => word)
  const both = others.filter((word) => left.get(word)?.pop() !== undefined)
  const lengthOf = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0)
  return lengthOf(both) * 3 >= Math.max(lengthOf(letters), lengthOf(others))
}

const lettersOf = (text: string) => wordsOf(text).filter((word) => word.trim() !== '')

function segmentsBetween(from: readonly string[], to: readonly string[]): readonly TextSegment[] {
  const segments: TextSegment[] = []
  const push = (kind: TextSegment['kind'], run: readonly string[]) => {
    if (run.length > 0) segments.push({ kind, text: run.join('') })
  }
  let at = 0
  for (const { start, end, from: first, to: last } of hunksBetween(from, to)) {
    push('same', from.slice(at, start))
    push('removed', from.slice(start, end))
    push('added', to.slice(first, last))
    at = end
  }
  push('same', from.slice(at))
  return segments
}

/** Merges changes that are separated only by whitespace into one phrase. */
function joined(segments: readonly TextSegment[]): readonly TextSegment[] {
  const phrases: TextSegment[] = []
  let phrase = { removed: '', added: '' }
  const end = () => {
    if (phrase.removed !== '') phrases.push({ kind: 'removed', text: phrase.removed })
    if (phrase.added !== '') phrases.push({ kind: 'added', text: phrase.added })
    phrase = { removed: '', added: '' }
  }
  for (const [index, { kind, text }] of segments.entries()) {
    const isWithin = phrase.removed !== '' && phrase.added !== '' && index < segments.length - 1
    if (kind === 'same' && !(isWithin && text.trim() === '')) {
      end()
      phrases.push({ kind, text })
      continue
    }
    phrase = {
      removed: phrase.removed + (kind === 'added' ? '' : text),
      added: phrase.added + (kind === 'removed' ? '' : text),
    }
  }
  end()
  return phrases
}
