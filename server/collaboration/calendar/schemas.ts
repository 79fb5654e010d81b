/** Answers and questions of the calendar. */

import { anyLayer, anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { hour } from '../../platform/durations.ts'

export const kinds = ['publish', 'unpublish', 'published'] as const
export type CalendarKind = (typeof kinds)[number]

export const calendarItem = z.object({
  type: z.string(),
  id: z.string().describe('The id of the document.'),
  title: z.string().nullable().describe('The title in the first of the languages, or else in any language.'),
  titles: z.partialRecord(anyLocale, z.string()).describe('The title in each language of the document.'),
  layers: z.array(anyLayer).describe('Languages, and `*` for the fields that all languages share.'),
  kind: z.enum(kinds).describe('Will be published, will be unpublished, or was first published.'),
  at: z.iso.datetime(),
  schedule: z.string().nullable().describe('The id of the schedule. Null if it was published.'),
  failed: z.boolean().describe('Whether the scheduled action failed. It is not tried again.'),
  changedAt: z.iso.datetime().describe('When it was scheduled, or when the public version last changed.'),
})
export type CalendarItem = z.infer<typeof calendarItem>

export const calendarResponse = z.object({
  items: z.array(calendarItem).describe('In the order of time.'),
  more: z
    .array(z.iso.datetime())
    .describe('Starts of the 24-hour periods, counted from `from`, that have more items than are returned.'),
})
export type CalendarResponse = z.infer<typeof calendarResponse>

const timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
/** A month with the weeks that overlap it has 42 days. One of them can have 25 hours. */
const longest = 42 * 24 + 1

const filters = z.object({
  type: z.string().max(60).optional().describe('The name of a collection or a single.'),
  locale: siteLocale.optional(),
  kind: z.enum(kinds).optional(),
})
export type CalendarFilters = z.infer<typeof filters>

export const calendarQuery = filters
  .extend({
    from: timestamp,
    to: timestamp.describe('Not included. At most 42 days after `from`.'),
  })
  .refine(({ from, to }) => isShort(Date.parse(to) - Date.parse(from)), {
    path: ['to'],
    message: 'Choose a time after `from`, and at most 42 days later.',
  })

function isShort(milliseconds: number): boolean {
  return milliseconds > 0 && milliseconds <= longest * hour
}
