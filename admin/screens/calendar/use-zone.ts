/** Days and times in the time zone of the user, and their names in the language of the interface. */
import type { CalendarNames } from '@cyanotype/ui/components/calendar/calendar-names.ts'
import { namesIn } from '@cyanotype/ui/components/calendar/calendar-names.ts'
import { addDays } from '@cyanotype/ui/components/calendar/days.ts'
import { instantOf, localTime, zoneLabel } from '@cyanotype/ui/components/date-time-field/zoned-time.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore } from 'react'
import { useTimeZone } from '../../app-context/preferences.ts'
import { startOfDay } from '../../i18n/zoned-days.ts'

export interface Zone {
  readonly name: string
  /** “Europe/Tallinn, GMT+2” */
  readonly label: string
  readonly lang: string
  readonly names: CalendarNames
  readonly today: string
  dayOf(instant: string): string
  /** “14:30” */
  timeOf(instant: string): string
  /** The time of day of an instant, on another day. */
  onDay(instant: string, day: string): string
  periodOf(days: readonly string[]): { readonly from: string; readonly to: string }
}

export function useZone(): Zone {
  const { i18n } = useLingui()
  const name = useTimeZone()
  const lang = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const today = useSyncExternalStore(everyMinute, () => localTime(Date.now(), name).slice(0, 10))
  return useMemo(() => zoneOf(name, lang, today), [name, lang, today])
}

/** A calendar may stay open over midnight. A window that was hidden looks at once. */
function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function zoneOf(name: string, lang: string, today: string): Zone {
  const local = (instant: string) => localTime(Date.parse(instant), name)
  const at = (written: string) => new Date(instantOf(written, name).instant).toISOString()
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: name })
  return {
    ...{ name, lang, names: namesIn(lang) },
    label: zoneLabel(Date.now(), name, lang),
    today,
    dayOf: (instant) => local(instant).slice(0, 10),
    timeOf: (instant) => time.format(new Date(instant)),
    onDay: (instant, day) => at(`${day}T${local(instant).slice(11)}`),
    periodOf(days) {
      const [first = '', last = first] = [days[0], days.at(-1)]
      return { from: startOfDay(first, name), to: startOfDay(addDays(last, 1), name) }
    },
  }
}
