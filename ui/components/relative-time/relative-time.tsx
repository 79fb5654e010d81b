import type { ComponentPropsWithRef } from 'react'
import { useSyncExternalStore } from 'react'
import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { offsetAt, zoneHere, zoneLabel } from '../date-time-field/zoned-time.ts'

export interface RelativeTimeProps
  extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'> {
  /** A timestamp: `2026-11-20T12:30:00Z`. */
  readonly instant: string
  /** The current time for screenshots and tests. */
  readonly now?: string | undefined
}

const minuteMs = 60_000

/** One timer for all of them, which stops while the page is hidden. */
function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs + minuteMs
const noMinuteOnServer = () => undefined

/**
 * A relative time that updates. The server HTML and the first render show the date, which is right for every
 * reader at any time. The exact time is in the title and in `datetime`.
 */
export function RelativeTime({ instant, now, className, ...rest }: RelativeTimeProps) {
  const { lang, timeZone } = useUi()
  const minute = useSyncExternalStore<number | undefined>(everyMinute, thisMinute, noMinuteOnServer)
  const then = Date.parse(instant)
  const isAwake = minute !== undefined
  const reached = now === undefined ? minute : Date.parse(now)
  const zone = isAwake && now === undefined ? timeZone : 'UTC'
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: zone }).format(then)
  const exact = write({ dateStyle: 'long', timeStyle: 'short' })
  // Without a name, a time is in the time zone of the browser.
  const isNamed = zone !== undefined && zone === timeZone
  return (
    <time
      {...rest}
      className={cx('relative-time', className)}
      dateTime={instant}
      title={isNamed ? `${exact} (${zoneLabel(then, zone, lang)})` : exact}
    >
      {(reached && timeAgo(then, reached, lang, zone)) ?? write({ dateStyle: 'medium' })}
    </time>
  )
}

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** After this many days the date is more useful. */
const maxDays = 30

/**
 * “3 hours ago” in the format of the language, in the largest whole unit. `undefined` if it is so far away
 * that the date is better.
 */
export function timeAgo(then: number, now: number, lang: string, zone?: string): string | undefined {
  const apart = then - now
  if (Math.abs(apart) > maxDays * units[0][1]) return undefined
  const [unit, length] = units.find(([, ms]) => Math.abs(apart) >= ms) ?? (['second', Infinity] as const)
  const count = Math.trunc(apart / length) || 0
  // 47 hours are one whole day, but two on the calendar: “1 day ago”, not “yesterday”.
  const isNamed = unit !== 'day' || dayOf(then, zone) - dayOf(now, zone) === count
  return new Intl.RelativeTimeFormat(lang, { numeric: isNamed ? 'auto' : 'always' }).format(count, unit)
}

/** The number of the day on the calendar of the reader. */
function dayOf(instant: number, zone = zoneHere()): number {
  return Math.floor((instant + offsetAt(instant, zone)) / units[0][1])
}
