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
const cyrillic = 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я'
const scandinavian = `${latin} æ ø å`
const swedish = `${latin} å ä ö`

/** The order of English, also for the shared layer and for languages that are not listed. */
const defaultLetters = [latin, greek]
/** Letters that share a group are equal. */
const letters: Readonly<Partial<Record<Layer, readonly string[]>>> = {
  et: ['a b c d e f g h i j k l m n o p q r s š z ž t u v w õ ä ö ü x y', greek],
  el: [greek, latin],
  az: ['a b c ç d e ə f g ğ h x ı i j k q l m n o ö p r s ş t u ü v w y z', greek],
  bg: [cyrillic, latin, greek],
  cs: ['a b c č d e f g h i j k l m n o p q r ř s š t u v w x y z ž', greek],
  da: [scandinavian, greek],
  es: ['a b c d e f g h i j k l m n ñ o p q r s t u v w x y z', greek],
  fi: [swedish, greek],
  hu: ['a b c d e f g h i j k l m n o öő p q r s t u üű v w x y z', greek],
  lt: ['a b c č d e f g h iy j k l m n o p q r s š t u v w x z ž', greek],
  'nb-NO': [scandinavian, greek],
  pl: ['a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż', greek],
  ro: ['a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z', greek],
  ru: [cyrillic, latin, greek],
  sk: ['a ä b c č d e f g h i j k l m n o ô p q r s š t u v w x y z ž', greek],
  sl: ['a b c č ć d đ e f g h i j k l m n o p q r s š t u v w x y z ž', greek],
  sv: [swedish, greek],
  tr: ['a b c ç d e f g ğ h ı i j k l m n o ö p q r s ş t u ü v w x y z', greek],
  uk: ['а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я', latin, greek],
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

const defaultAlphabet = alphabetOf(defaultLetters)
const alphabets = new Map(
  Object.entries(letters).map(([layer, rows]): [string, Alphabet] => [layer, alphabetOf(rows)]),
)

/** Letters outside these alphabets come last, in Unicode order. */
const afterAll = '\u{2ff}'

/**
 * Collation keys: the letter order of each locale as text whose bytes sort the same in any database. Letters that
 * differ only in case or accents are equal, unless a language has them as separate letters, such as Estonian õ, ä, ö
 * and ü. The order is that of the Unicode Collation Algorithm with the rules of each language. A test compares it
 * with `Intl.Collator`. The collation key of a text in a locale.
 */
export function inOrderOf(layer: Layer, text: string): string {
  const { composed, symbols } = alphabets.get(layer) ?? defaultAlphabet
  const decomposed = text.normalize('NFKD').toLowerCase().replace(/\s/g, ' ')
  const withMarks =
    composed === undefined ? decomposed : decomposed.replace(composed, (letter) => letter.normalize('NFC'))
  const plain = withMarks
    .replace(/[\p{M}\p{Cc}\p{Cf}]/gu, '')
    .replace(alikes, (letter) => (symbols.has(letter) ? letter : (alike[letter] ?? letter)))
  return Array.from(plain, (letter) => symbols.get(letter) ?? afterAll + letter).join('')
}
