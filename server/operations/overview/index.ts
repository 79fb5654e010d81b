/** Overview of the admin: own drafts, schedules, missing translations and alt texts, new enquiries and answers to forms. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { may, shared, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { countRows } from '../../db/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { Enquiries } from '../../integrations/enquiries/index.ts'
import type { FormAnswers } from '../../integrations/forms/index.ts'

interface OverviewOptions {
  readonly db: Db
  readonly documents: Documents
  readonly enquiries: Enquiries
  readonly formAnswers: FormAnswers
}

export type Overview = ReturnType<typeof openOverview>

/** How many recent and upcoming items are shown. A schedule may affect every layer. */
const maxItems = 6

export function openOverview(options: OverviewOptions) {
  const { db, documents, enquiries, formAnswers } = options
  return {
    async read(actor: Actor) {
      const types = Object.values(documents.types).filter((type) => may(actor, 'documents.read', { type }))
      const collections = types.filter(({ kind }) => kind === 'collection')
      const lists = await Promise.all(collections.map((type) => countsOf(documents, actor, type)))
      const names = types.map(({ name }) => name)
      const mayReadSent = may(actor, 'enquiries.manage')
      const written = lists.find(({ type }) => type === 'updates')?.documents ?? 0
      return {
        lists,
        languages: await Promise.all(siteLocales().map((locale) => inLanguage(db, locale))),
        planned: scheduledItemsOf(await nextSchedules(db.kysely, names, maxItems * siteLayers().length)),
        scheduled: await countScheduled(db.kysely, names),
        unread: mayReadSent ? (await enquiries.list({ limit: 1 })).unread : null,
        unreadAnswers: mayReadSent ? (await formAnswers.list({ limit: 1 })).unread : null,
        firstSteps: await firstSteps(options, actor, written),
      }
    },
  }
}

async function countsOf(documents: Documents, actor: Actor, { name: type }: DocumentType) {
  const count = async (input: object) => (await documents.count({ actor, type, ...input })).count
  return {
    type,
    documents: await count({}),
    published: await count({ status: 'published' }),
    drafts: await count({ status: 'draft' }),
    mine: await count({ status: 'draft', createdBy: actor.username }),
    changed: await count({ status: 'changed' }),
    scheduled: await count({ status: 'scheduled' }),
  }
}

async function inLanguage({ kysely }: Db, locale: Locale) {
  return {
    locale,
    missing: await countTranslations(kysely, { locale, state: 'missing' }),
    outdated: await countTranslations(kysely, { locale, state: 'outdated' }),
    withoutAltText: await countWithoutAltText(kysely, locale),
  }
}

/** Which first steps of a new site are done. */
async function firstSteps({ db, documents }: OverviewOptions, actor: Actor, updates: number) {
  const settings = (await readSettings(documents.openReader()))?.data
  return {
    hasSiteName: Boolean(settings?.siteName),
    hasDescription: Boolean(settings?.description),
    hasUpdate: updates > 0,
    hasMedia: await hasMedia(db.kysely),
    hasOtherUsers: may(actor, 'users.manage') ? await hasOtherUsers(db.kysely) : null,
  }
}

/** One item for each set of layers with a common schedule. */
function scheduledItemsOf(rows: readonly ScheduledRow[]) {
  const schedules = Map.groupBy(
    rows,
    ({ document_id, set_id, action }) => `${document_id} ${set_id} ${action}`,
  )
  return [...schedules.values()].slice(0, maxItems).flatMap((schedule) => {
    const [first] = schedule
    if (first === undefined) return []
    const named = siteLayers().filter((layer): layer is Layer => schedule.some((row) => row.layer === layer))
    return {
      type: first.type,
      id: first.document_id,
      title: schedule.find(({ title }) => title)?.title ?? null,
      locales: named.filter((layer): layer is Locale => layer !== shared),
      action: first.action,
      at: first.due_at,
    }
  })
}

// SQL of the counts on the overview. Every count is limited and uses an index.

/** Counting stops here. */
const maxCounted = 1_000

interface Waiting {
  readonly locale: Locale
  readonly state: 'missing' | 'outdated'
}

/** Translations to do in a locale, except of documents in the trash. */
function countTranslations(queries: Queries, { locale, state }: Waiting): Promise<number> {
  return countRows(
    queries,
    queries
      .selectFrom('translations')
      .innerJoin('documents', 'documents.id', 'translations.document_id')
      .select('documents.id')
      .where('translations.layer', '=', locale)
      .where('translations.state', '=', state)
      .where('documents.trashed_at', 'is', null)
      .limit(maxCounted),
  )
}

/** Images without alt text in a locale. */
function countWithoutAltText(queries: Queries, locale: Locale): Promise<number> {
  return countRows(
    queries,
    queries
      .selectFrom('media_gaps')
      .innerJoin('media', 'media.id', 'media_gaps.media_id')
      .select('media.id')
      .where('media_gaps.locale', '=', locale)
      .where('media.state', '=', 'kept')
      .limit(maxCounted),
  )
}

type ScheduledRow = Pick<
  SchedulesTable,
  'document_id' | 'type' | 'layer' | 'action' | 'set_id' | 'due_at'
> & {
  readonly title: string | null
}

/** Schedules that wait for their time, one row per layer. A failed one is not tried again. */
const waitingSchedules = (queries: Queries, types: readonly string[]) =>
  queries
    .selectFrom('schedules')
    .innerJoin('documents', 'documents.id', 'schedules.document_id')
    .where('schedules.due_at', '>', '')
    .where('schedules.failure', 'is', null)
    .where('schedules.type', 'in', types)
    .where('documents.trashed_at', 'is', null)

/** How many items there are in the whole list. */
function countScheduled(queries: Queries, types: readonly string[]): Promise<number> {
  const schedules = waitingSchedules(queries, types)
    .select(['schedules.document_id', 'schedules.set_id', 'schedules.action'])
    .distinct()
    .limit(maxCounted)
  return countRows(queries, schedules)
}

/** The next schedules with the titles of their documents. */
function nextSchedules(queries: Queries, types: readonly string[], limit: number): Promise<ScheduledRow[]> {
  return waitingSchedules(queries, types)
    .leftJoin('document_layers', (join) =>
      join
        .onRef('document_layers.document_id', '=', 'schedules.document_id')
        .onRef('document_layers.layer', '=', 'schedules.layer'),
    )
    .leftJoin('document_layers as common', (join) =>
      join.onRef('common.document_id', '=', 'schedules.document_id').on('common.layer', '=', shared),
    )
    .select(['schedules.document_id', 'schedules.type', 'schedules.layer', 'schedules.action'])
    .select(['schedules.set_id', 'schedules.due_at'])
    .select(({ fn }) => fn.coalesce('document_layers.title', 'common.title').as('title'))
    .orderBy('schedules.due_at')
    .orderBy('schedules.set_id')
    .limit(limit)
    .execute()
}

/** Whether there is any media item. One row is enough. */
async function hasMedia(queries: Queries): Promise<boolean> {
  const query = queries.selectFrom('media').select('id').where('state', '=', 'kept').limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

async function hasOtherUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(2).execute()).length > 1
}
