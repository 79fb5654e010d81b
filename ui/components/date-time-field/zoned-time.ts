/** Converts between local times and instants, including hours that clocks skip and repeat. */

/** A formatter for each time zone, because creating one is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone)
  if (cached) return cached
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

export function isZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined
  } catch {
    return false
  }
}

/** The offset of a time zone from UTC, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  return shown - Math.floor(instant / 1000) * 1000
}

/** The local time of an instant in a zone: `2026-11-20T14:30`. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16)
}

export interface ResolvedTime {
  readonly instant: number
  /** Whether the clocks there show this time once, never, or twice. */
  readonly kind: 'once' | 'skipped' | 'repeated'
}

const day = 86_400_000

/**
 * The instant of a local time. A skipped time moves later by the length of the gap. Of a repeated time the
 * first is used. Calendars and `Temporal` do the same.
 */
export function instantOf(local: string, zone: string): ResolvedTime {
  const shown = Date.parse(`${local}Z`)
  const before = offsetAt(shown - day, zone)
  const after = offsetAt(shown + day, zone)
  const instants = [...new Set([shown - before, shown - after])]
    .filter((instant) => instant + offsetAt(instant, zone) === shown)
    .sort((one, other) => one - other)
  const [first, second] = instants
  if (first === undefined) return { instant: shown - before, kind: 'skipped' }
  return { instant: first, kind: second === undefined ? 'once' : 'repeated' }
}

/** “GMT+2” in the format of the language. */
export function offsetName(instant: number, zone: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'shortOffset' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** “Europe/Tallinn, GMT+2” */
export const zoneLabel = (instant: number, zone: string, lang: string): string =>
  `${zone.replaceAll('_', ' ')}, ${offsetName(instant, zone, lang)}`

/** The time zone of the reader. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones, and UTC. */
export const zones = (): readonly string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]
