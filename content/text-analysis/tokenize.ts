/** Tokenizer: splits a text into folded words with their positions, so that matches can be highlighted. */
import { memoizeWord } from './memoize-word.ts'

export interface Word {
  readonly folded: string
  /** In lower case, with accents: stemmers need them. */
  readonly lower: string
  /** The position in the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  /** Two characters of a text without word boundaries, such as Japanese. Each of them is a word too. */
  readonly isPair?: true
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
    if (mayBeSpaceless.test(written) && spaceless.test(written)) addSpaceless(words, written, start)
    else addName(words, written, start)
  }
  return words
}

function isPossessive(written: string, text: string, start: number): boolean {
  return (written === 's' || written === 'S') && possessive.test(text.slice(Math.max(0, start - 3), start))
}

/** Chinese and Japanese characters. */
const characters = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}`
/** Scripts without spaces between words: Thai, Lao, Khmer, Burmese. A dictionary finds their words. */
const dictionary = String.raw`\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`
/** A fast test that most words do not pass: these scripts come after Latin, Greek, Cyrillic, Arabic and Hindi. */
const mayBeSpaceless = /[\u0e00-\uffff]/
const spaceless = new RegExp(`[${characters}${dictionary}]`, 'u')
const scripts = new RegExp(
  `(?<characters>[${characters}][${characters}\\p{M}]*)|(?<dictionary>[${dictionary}][${dictionary}\\p{M}]*)|[^${characters}${dictionary}]+`,
  'gu',
)

/** Created when it is needed, because it loads the dictionaries. */
let segmenter: Intl.Segmenter | undefined

function addSpaceless(words: Word[], written: string, start: number): void {
  for (const { 0: part, index, groups } of written.matchAll(scripts)) {
    if (groups?.characters !== undefined) addCharacters(words, part, start + index)
    else if (groups?.dictionary !== undefined) {
      segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
      for (const { segment, index: at } of segmenter.segment(part))
        addName(words, segment, start + index + at)
    } else addName(words, part, start + index)
  }
}

/**
 * Each character, and each pair of neighbours: 東京都 is 東京, 東, 京都, 京 and 都. Words that a dictionary finds depend
 * on what is around them, so a query would find other words than the text.
 */
function addCharacters(words: Word[], written: string, start: number): void {
  const found = [...written.matchAll(/\P{M}\p{M}*/gu)]
  for (const [position, { 0: character, index }] of found.entries()) {
    const next = found[position + 1]
    const from = start + index
    const end = from + character.length
    if (next !== undefined) {
      const folded = foldWord(character + next[0])
      words.push({ folded, lower: folded, start: from, end: end + next[0].length, isPair: true })
    }
    add(words, character, from, end)
  }
}

function addName(words: Word[], written: string, start: number): void {
  const end = start + written.length
  add(words, written, start, end)
  if (!hump.test(written)) return
  for (const part of written.split(hump)) add(words, part, start, end)
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
 * Accents and invisible signs. Other marks stay, because they are vowels, such as those of Hindi and Thai, or make
 * other consonants, such as those of Japanese.
 */
const accents =
  /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Cyrillic}])\p{M}|\p{Cf}/gu

/**
 * Removes differences that people ignore when they search: case, accents, tonos, and the two forms of sigma.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => joined[letter] ?? letter)
    .replaceAll('ς', 'σ')
    .replace(apostrophes, "'")
}

export const foldWord = memoizeWord((written) =>
  [...foldLetters(written).replace(/[^\p{L}\p{N}\p{M}]/gu, '')].slice(0, maxLength).join(''),
)

const lowerCase = memoizeWord((written) =>
  written
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u00ad/g, ''),
)

function add(words: Word[], written: string, start: number, end: number): void {
  if (plain.test(written)) {
    const folded = written.slice(0, maxLength).toLowerCase()
    words.push({ folded, lower: folded, start, end })
    return
  }
  const folded = foldWord(written)
  if (folded !== '') words.push({ folded, lower: lowerCase(written), start, end })
}
