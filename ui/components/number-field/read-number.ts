/** Reads typed numbers: in the notation and digits of the language, and with what keyboards offer instead. */

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits of any script as 0 to 9: each script has its ten in a row. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })
}

function signsOf(lang: string) {
  const parts = new Intl.NumberFormat(lang, { useGrouping: true }).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value.trim() ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

const invisible = /[\s\u200e\u200f\u061c'’]/g

/** The number, `null` for an empty text, `undefined` for other text. */
export function readNumber(text: string, lang: string): number | null | undefined {
  const { group, decimal } = signsOf(lang)
  const written = latinDigits(text).replace(invisible, '').replace(/[−–]/g, '-').replaceAll('٬', '')
  if (written === '') return null
  const plain = ungroup(written.replaceAll('٫', decimal), group, decimal).replace(decimal, '.')
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined
}

/**
 * Removes group separators. A single separator that is not before three digits is meant as the decimal sign:
 * “2,5” in English is never 25.
 */
function ungroup(text: string, group: string, decimal: string): string {
  const foreign = decimal === ',' ? '.' : ','
  if (group === '') return text.replace(foreign, decimal)
  const parts = text.split(group)
  const isDecimal = parts.length === 2 && !text.includes(decimal) && !/^\d{3}$/.test(parts[1] ?? '')
  if (isDecimal) return parts.join(decimal)
  return group === foreign ? parts.join('') : parts.join('').replace(foreign, decimal)
}

export function writeNumber(value: number | null, lang: string): string {
  return value === null ? '' : new Intl.NumberFormat(lang, { maximumFractionDigits: 12 }).format(value)
}
