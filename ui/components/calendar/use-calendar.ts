/** State of a calendar: which months it shows, and which day is the Tab stop. */
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { DateBounds } from './days.ts'
import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, within } from './days.ts'

interface CalendarOptions extends DateBounds {
  readonly root: RefObject<HTMLElement | null>
  /** The first day to show. If it changes, the calendar follows. */
  readonly start: string
  readonly months: number
  readonly dir: 'ltr' | 'rtl'
  readonly firstWeekday: number
  readonly takesFocus: boolean
}

export function useCalendar(options: CalendarOptions) {
  const { root, start, months, dir, firstWeekday, takesFocus, min, max } = options
  const [lastStart, setLastStart] = useState(start)
  const [current, setCurrent] = useState(() => within(start, { min, max }))
  const [shown, setShown] = useState(() => startOfMonth(current))
  /** Focus follows the arrow keys only. */
  const follows = useRef(takesFocus)

  const goTo = (day: string) => {
    const reached = within(day, { min, max })
    setCurrent(reached)
    const last = addMonths(shown, months - 1)
    if (reached < shown) setShown(startOfMonth(reached))
    else if (reached > endOfMonth(last)) setShown(addMonths(startOfMonth(reached), 1 - months))
    return reached
  }
  if (lastStart !== start) {
    setLastStart(start)
    goTo(start)
  }

  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return undefined
    const day = dayAfterKey(event, current, { dir, firstWeekday })
    if (day === undefined) return undefined
    event.preventDefault()
    follows.current = true
    return goTo(day)
  }
  /** Changes the month by a button, which keeps the focus. */
  const changeMonth = (count: number) => {
    const day = within(addMonths(current, count), { min, max })
    setCurrent(day)
    const moved = addMonths(shown, count)
    const latest = addMonths(moved, months - 1)
    if (day < moved) setShown(startOfMonth(day))
    else setShown(day > endOfMonth(latest) ? addMonths(startOfMonth(day), 1 - months) : moved)
  }
  const isOutOfRange = (count: number) => {
    const target = addMonths(shown, count < 0 ? count : count + months - 1)
    return count < 0 ? endOfMonth(target) < (min ?? '') : target > (max ?? '9999-12-01')
  }
  return { shown, current, goTo, handleKeyDown, changeMonth, isOutOfRange }
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const daysByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 7,
  ArrowUp: -7,
}
const pages: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

interface CalendarKeyContext {
  readonly dir: 'ltr' | 'rtl'
  readonly firstWeekday: number
}

/** The day that a key moves to, by the WAI-ARIA pattern. */
function dayAfterKey(
  { key, shiftKey }: Key,
  day: string,
  { dir, firstWeekday }: CalendarKeyContext,
): string | undefined {
  const days = daysByKey[key]
  if (days !== undefined) return addDays(day, dir === 'rtl' && Math.abs(days) === 1 ? -days : days)
  const page = pages[key]
  if (page !== undefined) return addMonths(day, shiftKey ? page * 12 : page)
  if (key === 'Home') return startOfWeek(day, firstWeekday)
  if (key === 'End') return addDays(startOfWeek(day, firstWeekday), 6)
  return undefined
}
