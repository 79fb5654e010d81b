/** Tokenizer: splits a text into folded words with their positions, so that matches can be highlighted. */
import { memoizeStem } from './analyze.ts'

export interface Word {
  readonly folded: string
  /** The position in the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
}

/** The maximum length of a word. Longer ones, such as keys in code blocks, are found by their beginning. */
const maxLength = 40

/** Letters and digits. Hyphens, dots, underscores and apostrophes separate words: l’atelier, O’Keeffe. */
const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
/** The English possessive, which is not a word. */
const possessive = /[\p{L}\p{N}]['’ʼ＇]$/u
/** A word boundary within a name in code: `parseMdx`. */
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

/** Letters with a stroke and ligatures, which Unicode does not decompose. */
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

/**
 * Removes differences that people ignore when they search: case, accents, tonos, and the two forms of sigma.
 */
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
