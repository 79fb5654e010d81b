/** SQL of the counts on the overview. Every count is limited and uses an index. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'

/** Counting stops here. */
const maxCounted = 1_000

interface Waiting {
  readonly locale: Locale
  readonly state: 'missing' | 'outdated'
}

/** Translations to do in a locale, except of documents in the trash. */
export async function countTranslations(queries: Queries, { locale, state }: Waiting): Promise<number> {
  const { count } = await queries
    .selectFrom((from) =>
      from
        .selectFrom('translations')
        .innerJoin('documents', 'documents.id', 'translations.document_id')
        .select('documents.id')
        .where('translations.layer', '=', locale)
        .where('translations.state', '=', state)
        .where('documents.trashed_at', 'is', null)
        .limit(maxCounted)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Images without alt text in a locale. */
export async function countWithoutAltText(queries: Queries, locale: Locale): Promise<number> {
  const { count } = await queries
    .selectFrom((from) =>
      from
        .selectFrom('media_gaps')
        .innerJoin('media', 'media.id', 'media_gaps.media_id')
        .select('media.id')
        .where('media_gaps.locale', '=', locale)
        .where('media.state', '=', 'kept')
        .limit(maxCounted)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type PlannedRow = Pick<
  SchedulesTable,
  'document_id' | 'type' | 'layer' | 'action' | 'set_id' | 'due_at'
> & { readonly title: string | null }

/** The next schedules with the titles of their documents, one row per layer. */
export function nextPlanned(
  queries: Queries,
  types: readonly string[],
  limit: number,
): Promise<PlannedRow[]> {
  return queries
    .selectFrom('schedules')
    .innerJoin('documents', 'documents.id', 'schedules.document_id')
    .leftJoin('document_locales', (join) =>
      join
        .onRef('document_locales.document_id', '=', 'schedules.document_id')
        .onRef('document_locales.layer', '=', 'schedules.layer'),
    )
    .leftJoin('document_locales as common', (join) =>
      join.onRef('common.document_id', '=', 'schedules.document_id').on('common.layer', '=', shared),
    )
    .select(['schedules.document_id', 'schedules.type', 'schedules.layer', 'schedules.action'])
    .select(['schedules.set_id', 'schedules.due_at'])
    .select(({ fn }) => fn.coalesce('document_locales.title', 'common.title').as('title'))
    .where('schedules.due_at', '>', '')
    .where('schedules.failure', 'is', null)
    .where('schedules.type', 'in', types)
    .where('documents.trashed_at', 'is', null)
    .orderBy('schedules.due_at')
    .orderBy('schedules.set_id')
    .limit(limit)
    .execute()
}

/** Whether there is any media item. One row is enough. */
export async function hasMedia(queries: Queries): Promise<boolean> {
  const query = queries.selectFrom('media').select('id').where('state', '=', 'kept').limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

export async function hasCompany(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(2).execute()).length > 1
}
