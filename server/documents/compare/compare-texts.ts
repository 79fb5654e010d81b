/** What differs between two texts, as data that a screen can draw: block by block, and word by word within a block. */
import { blocksOf } from '@cyanotype/content/mdx/blocks.ts'
import { hunksBetween } from '../merge/hunks.ts'
import type { BlockChange, Segment } from './comparison.ts'

/** The segments that are not added are the one text, those that are not removed the other, to the letter. */
export function compareWords(from: string, to: string): readonly Segment[] {
  return joined(segmentsBetween(wordsOf(from), wordsOf(to)))
}

/** Each block without the blank space around it. */
export function compareBlocks(from: string, to: string): readonly BlockChange[] {
  const [before, after] = [sourcesOf(from), sourcesOf(to)]
  const changes: BlockChange[] = []
  let at = 0
  for (const { start, end, from: first, to: last } of hunksBetween(before, after)) {
    changes.push(...each('same', before.slice(at, start)))
    const [removed, added] = [before.slice(start, end), after.slice(first, last)]
    const pair = removed.length === 1 && added.length === 1 ? pairOf(removed[0], added[0]) : undefined
    changes.push(...(pair ?? [...each('removed', removed), ...each('added', added)]))
    at = end
  }
  return [...changes, ...each('same', before.slice(at))]
}

const each = (kind: Segment['kind'], texts: readonly string[]): readonly Segment[] =>
  texts.map((text) => ({ kind, text }))

/** Words, the blank space between them, and each other sign by itself. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? []

/** Above this, reading a text as MDX takes too long for somebody who waits: blank lines part its blocks as well. */
const longest = 100_000

function sourcesOf(text: string): readonly string[] {
  if (text.length <= longest) return blocksOf(text).map(({ source }) => source)
  return text.split(/\n(?:[^\S\n]*\n)+/).filter((block) => block.trim() !== '')
}

/** A changed block word by word; nothing where so little of it stayed that it is rather another one. */
function pairOf(from = '', to = ''): readonly BlockChange[] | undefined {
  const segments = compareWords(from, to)
  const lengthOf = (text: string) => text.replace(/\s/g, '').length
  const same = segments.reduce((sum, { kind, text }) => sum + (kind === 'same' ? lengthOf(text) : 0), 0)
  return same * 4 < Math.max(lengthOf(from), lengthOf(to))
    ? undefined
    : [{ kind: 'changed', segments: [...segments] }]
}

function segmentsBetween(from: readonly string[], to: readonly string[]): readonly Segment[] {
  const segments: Segment[] = []
  const push = (kind: Segment['kind'], words: readonly string[]) => {
    if (words.length > 0) segments.push({ kind, text: words.join('') })
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

/** A changed phrase is one: blank space that both have does not break it up. */
function joined(segments: readonly Segment[]): readonly Segment[] {
  const phrases: Segment[] = []
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
