/** The words of a text as they are searched: folded, each with its place, so that a hit can be marked where it stands. */
import { memoizeStem } from './memoize-terms.ts'

export interface Word {
  readonly folded: string
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** The longest that a word may be: what is longer, such as a key in a block of code, is found by its beginning. */
const maxLength = 40

/** Letters and digits; hyphens, dots and underscores part words, and so does an apostrophe: l’atelier, O’Keeffe. */
const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
/** What English puts after a name; never a word of its own. */
const possessive = /[\p{L}\p{N}]['’ʼ＇]$/u
/** Where a name in code changes from one word to the next: `parseMdx`. */
const hump = /(?<=\p{Ll})(?=\p{Lu})/u

export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = []
  for (const { 0: written, index: start } of text.matchAll(run)) {
    if (isPossessive(written, text, start)) continue
    const end = start + written.length
    add(words, written, start, end)
    if (!hump.test(written)) continue
    for (const part of written.split(hump)) add(words, part, start, end)
  }
  return words
}

function isPossessive(written: string, text: string, start: number): boolean {
  return (written === 's' || written === 'S') && possessive.test(text.slice(Math.max(0, start - 3), start))
}

const plain = /^[a-z0-9]+$/i

const apostrophes = /[’ʼ＇]/g

/** Letters that are others with a stroke or joined, and do not come apart by themselves. */
const joined: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Words without what people leave out when they search: case, accents, the tonos, the two forms of sigma. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => joined[letter] ?? letter)
    .replaceAll('ς', 'σ')
    .replace(apostrophes, "'")
}

const folded = memoizeStem((written) =>
  [...foldLetters(written).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, maxLength).join(''),
)

function add(words: Word[], written: string, start: number, end: number): void {
  const word = plain.test(written) ? written.slice(0, maxLength).toLowerCase() : folded(written)
  if (word !== '') words.push({ folded: word, start, end })
}
