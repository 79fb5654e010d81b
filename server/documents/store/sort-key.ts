/** Sort keys: values as text whose bytes sort correctly, and the same in both databases. */
import type { Field, Layer } from '@cyanotype/content/model/index.ts'
import { folded, isKind, shared } from '@cyanotype/content/model/index.ts'

const maxLength = 200

/** The distinct words of a text, for search by title. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 64)
}

/** The sort key of a value in a locale. The shared layer has one order for everybody. */
export function sortKeyOf(field: Field<unknown>, value: unknown, layer: Layer = shared): string {
  if (field.kind === 'date' && typeof value === 'string') return new Date(value).toISOString()
  if (typeof value === 'number') return String(BigInt(value) + 2n ** 53n).padStart(17, '0')
  if (value === null || value === undefined) return ''
  // The separator sorts before all other characters, so children follow directly after their parent.
  const parts = isKind(field, 'slug') ? String(value).split('/') : [String(value).trim()]
  return parts
    .map((part) => inOrderOf(layer, part))
    .join(' ')
    .slice(0, maxLength)
}

const signs = `_ - – — , ; : ! ? . … · '’ "„“” «» ( ) [ ] { } § @ * / \\ & # % \` ^ ° © + ± × < = > | ~ $ £ €`
const digits = '0 1 2 3 4 5 6 7 8 9'
const latin = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'
const greek = 'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω'
const estonian = 'a b c d e f g h i j k l m n o p q r s š z ž t u v w õ ä ö ü x y'

/** The shared layer uses the order of English. */
const letters: Readonly<Record<Layer, readonly string[]>> = {
  '*': [latin, greek],
  en: [latin, greek],
  et: [estonian, greek],
  el: [greek, latin],
}

/** Letters that Unicode does not decompose but that sort like others. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ς: 'σ',
}
const alikes = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

interface Alphabet {
  /** Separate letters that consist of a letter and a mark. */
  readonly composed: RegExp | undefined
  readonly symbols: ReadonlyMap<string, string>
}

function alphabetOf(rows: readonly string[]): Alphabet {
  const groups = [' ', ...[signs, digits, ...rows].flatMap((row) => row.split(' '))]
  const places = groups.flatMap((group, index) =>
    [...group].map((letter) => [letter, symbolAt(index)] as const),
  )
  const own = [...places.map(([letter]) => letter.normalize('NFD'))].filter((letter) => letter.length > 1)
  return {
    composed: own.length === 0 ? undefined : new RegExp(own.join('|'), 'g'),
    symbols: new Map(places),
  }
}

/** Printable, and one byte for the first 94. */
function symbolAt(index: number): string {
  return String.fromCodePoint(index < 94 ? 0x21 + index : 0xa1 + index - 94)
}

const alphabets: Readonly<Record<Layer, Alphabet>> = {
  '*': alphabetOf(letters['*']),
  en: alphabetOf(letters.en),
  et: alphabetOf(letters.et),
  el: alphabetOf(letters.el),
}

/** Letters outside these alphabets come last, in Unicode order. */
const afterAll = '\u{2ff}'

/**
 * Collation keys: the letter order of each locale as text whose bytes sort the same in any database. Letters that
 * differ only in case or accents are equal, unless a language has them as separate letters, such as Estonian õ, ä, ö
 * and ü. The order is that of the Unicode Collation Algorithm with the rules of each language. A test compares it
 * with `Intl.Collator`. The collation key of a text in a locale.
 */
export function inOrderOf(layer: Layer, text: string): string {
  const { composed, symbols } = alphabets[layer]
  const apart = text.normalize('NFKD').toLowerCase().replace(/\s/g, ' ')
  const whole = composed === undefined ? apart : apart.replace(composed, (letter) => letter.normalize('NFC'))
  const plain = whole
    .replace(/[\p{M}\p{Cc}\p{Cf}]/gu, '')
    .replace(alikes, (letter) => alike[letter] ?? letter)
  return Array.from(plain, (letter) => symbols.get(letter) ?? afterAll + letter).join('')
}
