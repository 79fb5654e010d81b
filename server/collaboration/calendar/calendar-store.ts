/** SQL of the calendar: schedules and first publications in periods, one row for each layer. */
import { shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'

export interface Period {
  /** ISO 8601, UTC. Included. */
  readonly from: string
  /** Not included. */
  readonly to: string
}

export interface CalendarRow {
  readonly document_id: string
  readonly type: string
  readonly layer: string
  readonly title: string | null
  readonly action: 'publish' | 'unpublish' | 'published'
  readonly at: string
  readonly changed_at: string | null
  readonly set_id: string | null
  readonly failure: string | null
}

interface Search {
  readonly types: readonly string[]
  readonly periods: readonly Period[]
  /** The most rows of each period. */
  readonly limit: number
}

/** The schedules of each period, waiting or failed. */
export function scheduledIn(
  queries: Queries,
  { types, periods, limit }: Search,
  isFailed: boolean,
): Promise<CalendarRow[]> {
  const [first, ...others] = periods.map(({ from, to }) =>
    queries
      .selectFrom(
        queries
          .selectFrom('schedules')
          .innerJoin('documents', 'documents.id', 'schedules.document_id')
          .leftJoin('document_layers as own', (join) =>
            join
              .onRef('own.document_id', '=', 'schedules.document_id')
              .onRef('own.layer', '=', 'schedules.layer'),
          )
          .leftJoin('document_layers as common', (join) =>
            join.onRef('common.document_id', '=', 'schedules.document_id').on('common.layer', '=', shared),
          )
          .select(['schedules.document_id', 'schedules.type', 'schedules.layer', 'schedules.action'])
          .select(['schedules.due_at as at', 'schedules.created_at as changed_at'])
          .select(['schedules.set_id', 'schedules.failure'])
          .select(({ fn }) => fn.coalesce('own.title', 'common.title').as('title'))
          .where('schedules.due_at', '>=', from)
          .where('schedules.due_at', '<', to)
          .where('schedules.failure', isFailed ? 'is not' : 'is', null)
          .where('schedules.type', 'in', types)
          .where('documents.trashed_at', 'is', null)
          .orderBy('schedules.due_at')
          .orderBy('schedules.set_id')
          .limit(limit)
          .as('some'),
      )
      .selectAll(),
  )
  if (first === undefined || types.length === 0) return Promise.resolve([])
  return others.reduce((all, one) => all.unionAll(one), first).execute()
}

/** What was first published in each period and still is public, newest first. */
export async function publishedIn(
  queries: Queries,
  { types, periods, limit, locale }: Search & { readonly locale: string | undefined },
): Promise<CalendarRow[]> {
  const [first, ...others] = periods.map(({ from, to }) => {
    let some = queries
      .selectFrom('document_layers as own')
      .innerJoin('documents', 'documents.id', 'own.document_id')
      .leftJoin('document_layers as common', (join) =>
        join.onRef('common.document_id', '=', 'own.document_id').on('common.layer', '=', shared),
      )
      .select(['own.document_id', 'own.type', 'own.layer', 'own.first_published_at as at'])
      .select(['own.published_changed_at as changed_at'])
      .select(({ fn }) => fn.coalesce('own.title', 'common.title').as('title'))
      .where('own.published_version', 'is not', null)
      .where('own.first_published_at', '>=', from)
      .where('own.first_published_at', '<', to)
      .where('own.type', 'in', types)
      .where('documents.trashed_at', 'is', null)
    if (locale !== undefined) some = some.where('own.layer', '=', locale)
    const cut = some.orderBy('own.first_published_at', 'desc').orderBy('own.document_id').limit(limit)
    return queries.selectFrom(cut.as('some')).selectAll()
  })
  if (first === undefined || types.length === 0) return []
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
  return rows.flatMap(({ at, ...row }) =>
    at === null ? [] : { ...row, at, action: 'published' as const, set_id: null, failure: null },
  )
}
