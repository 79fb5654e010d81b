/**
 * Finds the terms of a glossary in a text. All words of the glossary are in one tree, so a text is read once, however
 * many terms there are. Words match by their stems, as in the search.
 */
import type { Locale } from '../model/locales.ts'
import { localeCodes } from '../model/locales.ts'
import { stemOf } from '../text-analysis/analyze.ts'
import { loadStemmers } from '../text-analysis/stem/snowball.ts'
import type { Word } from '../text-analysis/tokenize.ts'
import { wordsIn } from '../text-analysis/tokenize.ts'

/** What one language says about a term. */
export interface TermWords {
  readonly term: string
  readonly forms: readonly string[]
  readonly avoid: readonly string[]
  readonly note: string
}

export interface GlossaryEntry {
  readonly id: string
  readonly words: Readonly<Partial<Record<Locale, TermWords>>>
}

/** A part of a text, in UTF-16 units. */
export interface TermMatch {
  readonly from: number
  readonly to: number
  /** The ids of its entries: a word can have several meanings. */
  readonly entries: readonly string[]
  /** Whether it is a word to avoid. */
  readonly isAvoided: boolean
}

/** The matches in the order of the text, without overlaps. Of several at one place, the longest. */
export type TermFinder = (text: string) => readonly TermMatch[]

/** Call it before the finders of these entries are created. */
export function loadStemmersOf(entries: readonly GlossaryEntry[]): Promise<void> {
  return loadStemmers(
    localeCodes.filter((locale) => entries.some(({ words }) => words[locale] !== undefined)),
  )
}

export function createTermFinder(locale: Locale, entries: readonly GlossaryEntry[]): TermFinder {
  const root: TreeNode = { next: new Map(), phrases: [] }
  for (const { id, words } of entries) {
    const own = words[locale]
    if (own === undefined) continue
    for (const written of [own.term, ...own.forms])
      add(root, locale, { written, entry: id, isAvoided: false })
    for (const written of own.avoid) add(root, locale, { written, entry: id, isAvoided: true })
  }
  return root.next.size === 0 ? () => [] : (text) => find(root, locale, text)
}

interface Phrase {
  /** Its words in full, by which it is preferred to another phrase with the same stems. */
  readonly folded: string
  readonly entry: string
  readonly isAvoided: boolean
}

interface TreeNode {
  readonly next: Map<string, TreeNode>
  /** The phrases that end here. */
  readonly phrases: Phrase[]
}

interface AddedPhrase extends Omit<Phrase, 'folded'> {
  readonly written: string
}

function add(root: TreeNode, locale: Locale, { written, ...phrase }: AddedPhrase): void {
  const words = tokensOf(written)
  if (words.length === 0) return
  let node = root
  for (const [index, word] of words.entries()) {
    const step = stepTo(locale, written, words[index - 1], word)
    const existing = node.next.get(step)
    const next = existing ?? { next: new Map(), phrases: [] }
    if (existing === undefined) node.next.set(step, next)
    node = next
  }
  node.phrases.push({ ...phrase, folded: foldedOf(words) })
}

function find(root: TreeNode, locale: Locale, text: string): readonly TermMatch[] {
  const words = tokensOf(text)
  const found: TermMatch[] = []
  for (let start = 0; start < words.length; start += 1) {
    let [node, end, longest]: [TreeNode | undefined, number, TreeNode | undefined] = [root, start, undefined]
    for (let at = start; at < words.length; at += 1) {
      const word = words[at]
      node = word && node?.next.get(stepTo(locale, text, at === start ? undefined : words[at - 1], word))
      if (node === undefined) break
      if (node.phrases.length > 0) [longest, end] = [node, at]
    }
    if (longest === undefined) continue
    found.push(matchOf(words.slice(start, end + 1), longest.phrases))
    start = end
  }
  return found
}

function matchOf(words: readonly Word[], phrases: readonly Phrase[]): TermMatch {
  const folded = foldedOf(words)
  const exact = phrases.filter((phrase) => phrase.folded === folded)
  const chosen = exact.length > 0 ? exact : phrases
  const terms = chosen.filter(({ isAvoided }) => !isAvoided)
  const matched = terms.length > 0 ? terms : chosen
  return {
    from: words[0]?.start ?? 0,
    to: words.at(-1)?.end ?? 0,
    entries: [...new Set(matched.map(({ entry }) => entry))],
    isAvoided: terms.length === 0,
  }
}

/** Without overlaps: the parts of names in code, and pairs of characters. */
function tokensOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const word of wordsIn(text)) {
    if (word.isPair !== true && word.start >= (words.at(-1)?.end ?? 0)) words.push(word)
  }
  return words
}

const foldedOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')

const joining = /[\s\-‐‑‒–'’ʼ\u00ad]/g
const maxGap = 12

/** The step in the tree to the next word: its stem, and what is between the words besides spaces and hyphens. */
function stepTo(locale: Locale, text: string, before: Word | undefined, word: Word): string {
  const stem = stemOf(locale, word)
  if (before === undefined) return stem
  return `${text.slice(before.end, Math.min(word.start, before.end + maxGap)).replace(joining, '')} ${stem}`
}
