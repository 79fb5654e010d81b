/** Reads and formats typed dates: in the order and digits of the language, or as ISO. */
import { dayOf } from '../calendar/days.ts'
import { latinDigits } from '../number-field/use-number.ts'

type Part = 'year' | 'month' | 'day'

const numeric = {
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
} as const

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day'

const formatIn = (lang: string) => new Intl.DateTimeFormat(lang, numeric)
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/**
 * If the year is first, the month follows, as everywhere. The locale data of Kyrgyz would put the day there.
 */
function orderIn(lang: string): readonly Part[] {
  const parts = formatIn(lang).formatToParts(noon('2026-11-20'))
  const order = parts.map(({ type }) => type).filter(isPart)
  return order[0] === 'year' ? ['year', 'month', 'day'] : order
}

export function writeDate(day: string, lang: string): string {
  if (day === '') return ''
  const parts = formatIn(lang).formatToParts(noon(day))
  const first = parts.find(({ type }) => isPart(type))
  const hasDayBetween = first?.type === 'year' && parts.findLast(({ type }) => isPart(type))?.type === 'month'
  return hasDayBetween ? day : parts.map(({ value }) => value).join('')
}

/**
 * The day, an empty string for an empty text, or `undefined` for other text. `today` completes missing parts.
 */
export function readDate(text: string, lang: string, today: string): string | undefined {
  const written = latinDigits(text).trim()
  if (written === '') return ''
  if (hasLetters(written, lang)) return undefined
  const numbers = written.match(/\d+/g) ?? []
  const order = orderIn(lang)
  if (numbers.length === 1) return readDense(numbers[0] ?? '', order, today)
  // A year at the start is a year, whatever the order of the language.
  if (/^\d{3,}$/.test(numbers[0] ?? ''))
    return numbers.length === 3 ? made(['year', 'month', 'day'], numbers, today) : undefined
  if (numbers.length === 3) return made(order, numbers, today)
  const dayAndMonth = order.filter((part) => part !== 'year')
  return numbers.length === 2
    ? made([...dayAndMonth, 'year'], [...numbers, today.slice(0, 4)], today)
    : undefined
}

/** Letters that the language itself writes next to numbers do not count. */
function hasLetters(written: string, lang: string): boolean {
  const own = formatIn(lang).format(noon('2026-11-20'))
  const foreign = written.match(/[\p{L}\p{M}]+/gu) ?? []
  return foreign.some((word) => !own.includes(word))
}

/** Digits without separators: 20112026, 201126. */
function readDense(digits: string, order: readonly Part[], today: string): string | undefined {
  const yearLength = digits.length - 4
  if (yearLength !== 2 && yearLength !== 4) return undefined
  let at = 0
  const numbers = order.map((part) => {
    const from = at
    at += part === 'year' ? yearLength : 2
    return digits.slice(from, at)
  })
  return made(order, numbers, today)
}

function made(order: readonly Part[], numbers: readonly string[], today: string): string | undefined {
  const number = (part: Part) => numbers[order.indexOf(part)] ?? ''
  const year = number('year')
  if (year.length > 4) return undefined
  const fullYear = year.length > 2 ? Number(year) : nearYear(Number(year), Number(today.slice(0, 4)))
  return dayOf(fullYear, Number(number('month')), Number(number('day')))
}

/** Two digits are a year from eighty years ago to twenty years from now. */
function nearYear(short: number, now: number): number {
  const century = now - (now % 100)
  const year = century + short
  if (year > now + 20) return year - 100
  return year < now - 80 ? year + 100 : year
}
