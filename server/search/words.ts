/** The words of a text as they are searched: folded, each with its place, so that a hit can be marked where it stands. */
import { fold } from './fold.ts'

export interface Word {
  readonly folded: string
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** The longest that a word may be: what is longer, such as a key in a block of code, is found by its beginning. */
const longest = 40

/** Letters and digits; hyphens, dots and underscores part words, and so does an apostrophe: l’atelier, O’Keeffe. */
const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
/** What English puts after a name; never a word of its own. */
const possessive = /[\p{L}\p{N}]['’ʼ＇]$/u
/** Where a name in code changes from one word to the next: `parseMdx`. */
const hump = /(?<=\p{Ll})(?=\p{Lu})/u

export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = []
  for (const { 0: written, index: start } of text.matchAll(run)) {
    if (/^s$/i.test(written) && possessive.test(text.slice(Math.max(0, start - 3), start))) continue
    const place = { start, end: start + written.length }
    add(words, written, place)
    const parts = written.split(hump)
    if (parts.length > 1) for (const part of parts) add(words, part, place)
  }
  return words
}

function add(words: Word[], written: string, place: Omit<Word, 'folded'>): void {
  const folded = [...fold(written).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, longest).join('')
  if (folded !== '') words.push({ folded, ...place })
}
