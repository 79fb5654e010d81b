/**
 * State of a date and time field: day, time and zone. The value is reported when all three are set and the
 * time exists.
 */
import { useState, useSyncExternalStore } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import type { ResolvedTime } from './zoned-time.ts'
import { instantOf, localTime, zoneHere } from './zoned-time.ts'

export interface Moment {
  /** In UTC: `2026-11-20T12:30:00.000Z`. */
  readonly instant: string
  /** The time zone: `Europe/Tallinn`. */
  readonly zone: string
}

interface Parts {
  readonly date: string
  readonly time: string
  readonly zone: string
}

export interface MomentValue {
  /** The chosen value, or `null` if it is empty or incomplete. */
  readonly value?: Moment | null | undefined
  /** The moment at first, for a field that keeps its own value. */
  readonly defaultValue?: Moment | null | undefined
  /** Called with the new moment, or with `null` when the field is cleared. */
  readonly onValueChange?: ((moment: Moment | null) => void) | undefined
  /** The initial time zone. By default that of the reader. */
  readonly defaultZone?: string | undefined
}

const neverChanges = () => () => undefined

function partsOf({ instant, zone }: Moment): Parts {
  const [date = '', time = ''] = localTime(Date.parse(instant), zone).split('T')
  return { date, time, zone }
}

const isSame = (one: Moment | null, other: Moment | null) =>
  one?.instant === other?.instant && one?.zone === other?.zone

const resolvedIn = ({ date, time, zone }: Parts): ResolvedTime | undefined =>
  date === '' || time === '' ? undefined : instantOf(`${date}T${time}`, zone)

/** A time that the clocks skip has no value, so that nothing is scheduled at an unintended time. */
function momentOf(parts: Parts): Moment | null {
  const resolvedTime = resolvedIn(parts)
  if (resolvedTime === undefined || resolvedTime.kind === 'skipped') return null
  return { instant: new Date(resolvedTime.instant).toISOString(), zone: parts.zone }
}

export function useMoment({ value, defaultValue = null, onValueChange, defaultZone }: MomentValue) {
  const [moment, change] = useValue(value, defaultValue, onValueChange)
  const here = useSyncExternalStore(neverChanges, zoneHere, () => 'UTC')
  const [draft, setDraft] = useState<Parts | null>(null)
  /** The text of the user stays while the parent holds the value that came from it. */
  const isOwn = draft !== null && isSame(momentOf(draft), moment)
  const kept = moment ? partsOf(moment) : { date: '', time: '', zone: defaultZone ?? here }
  const parts = isOwn ? draft : kept
  const set = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setDraft(next)
    const meant = momentOf(next)
    if (!isSame(meant, moment)) change(meant)
  }
  return { moment, parts, set, found: resolvedIn(parts) }
}
