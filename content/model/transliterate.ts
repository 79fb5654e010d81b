/**
 * Transliteration to Latin letters, as in road signs and passports: Greek by ISO 843 (type 2, transcription), Latin
 * letters without their accents, and other scripts by a library.
 */
import transliterate from '@sindresorhus/transliterate'

/** `Ευρώπη` becomes `evropi`, `Õhtu` becomes `ohtu`. Other characters stay the same. */
export function plainLetters(text: string): string {
  // Decomposed, so that accents are separate characters: a diaeresis separates two Greek vowels.
  const decomposed = text.toLowerCase().normalize('NFD')
  const withoutPairs = withoutDigraphs(decomposed)
    .replace(/[α-ως]/g, (letter) => greek[letter] ?? letter)
    .replace(/[ßæœøłđðþı]/g, (letter) => latin[letter] ?? letter)
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  return withoutPairs
    .normalize('NFC')
    .replace(/\p{L}+/gu, (word) => transliterate(word))
    .replace(/\p{M}/gu, '')
}

/** Pairs of Greek letters with one sound. The second of two vowels has the accent of both. */
function withoutDigraphs(decomposed: string): string {
  return decomposed
    .replace(/ου\u0301?(?!\p{M})/gu, 'ou')
    .replace(/([αεη])υ\u0301?(?!\p{M})(?=(\p{L}?))/gu, (_, vowel: string, next: string) => {
      const isVoiced = next !== '' && !'θκξπσςτφχψ'.includes(next)
      return `${vowel}${isVoiced ? 'v' : 'f'}`
    })
    .replace(/γ(?=[γξχ])/g, 'n')
    .replace(/μπ(?<!\p{L}\p{M}*μπ)|μπ(?!\p{M}*\p{L})/gu, 'b')
}

const greek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** Letters that do not decompose into a plain letter and an accent. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
