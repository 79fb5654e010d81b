/** Where each key of the calendar leads, by the WAI-ARIA pattern: a day from a day. */
import { addDays, addMonths, startOfWeek } from './days.ts'

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const strides: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }
const pages: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

interface CalendarKeyContext {
  readonly dir: 'ltr' | 'rtl'
  readonly firstWeekday: number
}

export function dayAfterKey(
  { key, shiftKey }: Key,
  day: string,
  { dir, firstWeekday }: CalendarKeyContext,
): string | undefined {
  const stride = strides[key]
  if (stride !== undefined) return addDays(day, dir === 'rtl' && Math.abs(stride) === 1 ? -stride : stride)
  const page = pages[key]
  if (page !== undefined) return addMonths(day, shiftKey ? page * 12 : page)
  if (key === 'Home') return startOfWeek(day, firstWeekday)
  if (key === 'End') return addDays(startOfWeek(day, firstWeekday), 6)
  return undefined
}
