/** Times as people type them: by the clock of their language, with its digits and halves of the day, or as 14:30. */
import { latinDigits } from '../number-field/read-number.ts'

const pad = (number: number) => String(number).padStart(2, '0')

const formatIn = (lang: string) =>
  new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 0, 1, hour, minute))

export function writeTime(time: string, lang: string): string {
  if (time === '') return ''
  const [hour, minute] = time.split(':').map(Number)
  return formatIn(lang).format(at(hour ?? 0, minute))
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')

/** What the halves of the day are called, hour by hour; English is understood everywhere. */
function halvesIn(lang: string): readonly (readonly string[])[] {
  const format = formatIn(lang)
  return Array.from({ length: 24 }, (_, hour) => {
    const own = format.formatToParts(at(hour)).find(({ type }) => type === 'dayPeriod')?.value ?? ''
    return [bare(own), hour < 12 ? 'am' : 'pm', hour < 12 ? 'a' : 'p']
  })
}

/** `14:30`, an empty text where nothing is written, `undefined` where it is no time. */
export function readTime(text: string, lang: string): string | undefined {
  const written = latinDigits(text).trim()
  if (written === '') return ''
  const [hour, minute] = numbersIn(written)
  if (hour === undefined || minute === undefined || minute > 59) return undefined
  const half = bare(written)
  if (half === '') return hour < 24 ? `${pad(hour)}:${pad(minute)}` : undefined
  const halves = halvesIn(lang)
  if (hour > 12) return halves[hour]?.includes(half) ? `${pad(hour)}:${pad(minute)}` : undefined
  const meant = [hour % 12, (hour % 12) + 12].find((each) => halves[each]?.includes(half))
  return meant === undefined ? undefined : `${pad(meant)}:${pad(minute)}`
}

/** 14:30, 14.30, 1430, 930 and 9. */
function numbersIn(written: string): readonly [number?, number?] {
  const numbers = written.match(/\d+/g) ?? []
  const [first = '', second] = numbers
  if (numbers.length > 2 || first.length > 4) return []
  if (second !== undefined)
    return first.length < 3 && second.length === 2 ? [Number(first), Number(second)] : []
  if (first === '') return []
  return first.length < 3 ? [Number(first), 0] : [Number(first.slice(0, -2)), Number(first.slice(-2))]
}

/** So many minutes further, round the clock. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${pad(Math.floor(sum / 60))}:${pad(sum % 60)}`
}
