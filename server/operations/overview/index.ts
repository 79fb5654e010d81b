/** Overview of the admin: own drafts, schedules, missing translations and alt texts, and new enquiries. */
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, layers, localeCodes, may, shared } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { Enquiries } from '../../integrations/enquiries/index.ts'
import type { PlannedRow } from './overview-store.ts'
import {
  countTranslations,
  countWithoutAltText,
  hasCompany,
  hasMedia,
  nextPlanned,
} from './overview-store.ts'

interface OverviewOptions {
  readonly db: Db
  readonly documents: Documents
  readonly enquiries: Enquiries
}

export type Overview = ReturnType<typeof openOverview>

/** How many recent and upcoming items are shown. A schedule may affect every layer. */
const shown = 6

export function openOverview(options: OverviewOptions) {
  const { db, documents, enquiries } = options
  return {
    async read(actor: Actor) {
      const types = Object.values(documents.types).filter((type) => may(actor, 'documents.read', { type }))
      const collections = types.filter(({ kind }) => kind === 'collection')
      const lists = await Promise.all(collections.map((type) => countsOf(documents, actor, type)))
      const names = types.map(({ name }) => name)
      const written = lists.find(({ type }) => type === 'updates')?.documents ?? 0
      return {
        lists,
        languages: await Promise.all(localeCodes.map((locale) => inLanguage(db, locale))),
        planned: plansOf(await nextPlanned(db.kysely, names, shown * layers.length)),
        unread: may(actor, 'enquiries.manage') ? (await enquiries.list({ limit: 1 })).unread : null,
        begun: await setupState(options, actor, written),
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
    speechless: await countWithoutAltText(kysely, locale),
  }
}

/** The steps of a new site that are completed. */
async function setupState({ db, documents }: OverviewOptions, actor: Actor, updates: number) {
  const settings = (await documents.openReader().single('settings', defaultLocale))?.data
  return {
    named: Boolean(settings?.siteName),
    described: Boolean(settings?.description),
    written: updates > 0,
    illustrated: await hasMedia(db.kysely),
    accompanied: may(actor, 'users.manage') ? await hasCompany(db.kysely) : null,
  }
}

/** One item for each set of layers with a common schedule. */
function plansOf(rows: readonly PlannedRow[]) {
  const plans = Map.groupBy(rows, ({ document_id, set_id, action }) => `${document_id} ${set_id} ${action}`)
  return [...plans.values()].slice(0, shown).flatMap((plan) => {
    const [first] = plan
    if (first === undefined) return []
    const named = layers.filter((layer): layer is Layer => plan.some((row) => row.layer === layer))
    return {
      type: first.type,
      id: first.document_id,
      title: plan.find(({ title }) => title)?.title ?? null,
      locales: named.filter((layer): layer is Locale => layer !== shared),
      action: first.action,
      at: first.due_at,
    }
  })
}
