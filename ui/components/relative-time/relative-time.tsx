/**
 * How long ago something was, kept up to date. The server and the first picture say the date, which is true wherever the
 * reader is and whenever the page was made; the exact time is in the title and in `datetime`.
 */
import type { ComponentPropsWithRef } from 'react'
import { useSyncExternalStore } from 'react'
import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'

export interface RelativeTimeProps
  extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'> {
  /** An instant: `2026-11-20T12:30:00Z`. */
  readonly instant: string
  /** For pictures and tests: the moment that it is counted from. */
  readonly now?: string | undefined
}

const pace = 60_000

/** One clock for all of them, which stands still when nobody looks. */
function everyMinute(tell: () => void) {
  const timer = setInterval(tell, pace)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / pace) * pace + pace
const nobodyKnows = () => undefined

export function RelativeTime({ instant, now, className, ...rest }: RelativeTimeProps) {
  const { lang } = useUi()
  const minute = useSyncExternalStore<number | undefined>(everyMinute, thisMinute, nobodyKnows)
  const then = Date.parse(instant)
  const isAwake = minute !== undefined
  const reached = now === undefined ? minute : Date.parse(now)
  const zone = isAwake && now === undefined ? {} : { timeZone: 'UTC' }
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, ...zone }).format(then)
  return (
    <time
      {...rest}
      className={cx('relative-time', className)}
      dateTime={instant}
      title={write({ dateStyle: 'long', timeStyle: 'short' })}
    >
      {(reached && timeAgo(then, reached, lang)) ?? write({ dateStyle: 'medium' })}
    </time>
  )
}

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** Beyond so many days the date says more. */
const maxDays = 30

/**
 * “3 hours ago”, as a language says it: by the largest unit of which there is a whole one. `undefined` where it is so
 * far away that the date should be told.
 */
export function timeAgo(then: number, now: number, lang: string): string | undefined {
  const apart = then - now
  if (Math.abs(apart) > maxDays * units[0][1]) return undefined
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const [unit, length] = units.find(([, ms]) => Math.abs(apart) >= ms) ?? (['second', Infinity] as const)
  return format.format(Math.trunc(apart / length) || 0, unit)
}
