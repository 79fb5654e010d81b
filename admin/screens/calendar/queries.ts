/** Query for what is scheduled and published in a period. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import type { CalendarSearch } from './calendar-search.ts'

type CalendarResponse = ResponseAt<'GET /api/calendar'>
export type CalendarItem = CalendarResponse['items'][number]

interface Period {
  /** ISO 8601. */
  readonly from: string
  /** Not included. */
  readonly to: string
}

export function calendarQuery(
  api: Api,
  { from, to }: Period,
  { type, language: locale, kind }: Pick<CalendarSearch, 'type' | 'language' | 'kind'>,
) {
  const query = { from, to, type, locale, kind }
  return queryOptions({
    queryKey: ['calendar', query],
    queryFn: () => api('GET /api/calendar', { query }),
    placeholderData: keepPreviousData,
  })
}
