/** Numbers that visitors type, in the digits and the notation of the language of their page. */
import type { Locale } from '@cyanotype/content/model/index.ts'

/**
 * The number with a point as decimal sign, or a text that is no number. “1,250.5” in English and “1.250,5” in Greek are
 * `1250.5`. A comma that separates no thousands is a decimal sign in every language.
 */
export function plainNumber(text: string, locale: Locale): string {
  const written = withLatinDigits(text).replaceAll(/[\s'’٬]/g, '')
  return withoutGroups(written, groupSignOf(locale)).replace(/[,٫]/, '.')
}

function withoutGroups(written: string, sign: string): string {
  if (sign !== ',' && sign !== '.') return written
  const hasGroups = new RegExp(`^[+-]?[1-9]\\d{0,2}(?:[${sign}]\\d{3})+(?![\\d${sign}])`).test(written)
  return hasGroups ? written.replaceAll(sign, '') : written
}

function groupSignOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345)
  return parts.find(({ type }) => type === 'group')?.value ?? ''
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Each script has its ten digits in a row. */
function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })
}
