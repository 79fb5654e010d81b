/** Days in a time zone as instants, for filters by day. ISO 8601. */
import { addDays } from '@cyanotype/ui/components/calendar/days.ts'
import { instantOf } from '@cyanotype/ui/components/date-time-field/zoned-time.ts'

export const startOfDay = (day: string, zone: string): string => isoOf(startOf(day, zone))

/** The last millisecond. A day on which clocks change is shorter or longer than 24 hours. */
export const endOfDay = (day: string, zone: string): string => isoOf(startOf(addDays(day, 1), zone) - 1)

const startOf = (day: string, zone: string) => instantOf(`${day}T00:00`, zone).instant

const isoOf = (instant: number) => new Date(instant).toISOString()
