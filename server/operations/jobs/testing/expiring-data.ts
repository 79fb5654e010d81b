/** Data that expires: how a test creates it with an age, and what is left of it. */
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { insertSession } from '../../../accounts/auth/session-store.ts'
import { insertToken } from '../../../accounts/tokens/token-store.ts'
import { record } from '../../../audit/index.ts'
import type { Db } from '../../../db/index.ts'
import { appendEvent, newId } from '../../../db/index.ts'
import { insertPreview } from '../../../delivery/preview/index.ts'
import { insertFeedback } from '../../../documentation/page-feedback/feedback-store.ts'
import { insertVisits, saltOf } from '../../../integrations/analytics/visit-store.ts'
import { insertEnquiry } from '../../../integrations/enquiries/enquiry-store.ts'
import { insertAnswer } from '../../../integrations/forms/form-store.ts'
import { putPresence } from '../../../integrations/live/presence.ts'
import { openStore } from '../../../media/index.ts'
import type { Modules } from '../../../modules.ts'
import { day, hour } from '../../../platform/durations.ts'

export interface JobSetup {
  readonly db: Db
  readonly modules: Modules
  readonly user: string
  readonly dataDir: string
}

interface ExpiringData {
  /** The retention period. 0 where the data has its own expiry. */
  readonly lasts: number
  /** The age of data that stays. By default a minute less than the period. */
  readonly young?: number
  put(setup: JobSetup, name: string, at: Date): Promise<unknown>
  /** The names of the remaining data, in any order. */
  remaining(setup: JobSetup): Promise<readonly string[]>
}

export const names = ['old', 'young']

/** Files are counted, because they have no names in the test. */
function filesIn(folderOf: (setup: JobSetup) => Promise<string>): Omit<ExpiringData, 'lasts'> {
  const pathOf = async (setup: JobSetup, name: string) => join(await folderOf(setup), `.${name}`)
  return {
    async put(setup, name, at) {
      const path = await pathOf(setup, name)
      writeFileSync(path, name)
      utimesSync(path, at, at)
    },
    async remaining(setup) {
      const paths = await Promise.all(names.map((name) => pathOf(setup, name)))
      return names.filter((_, index) => existsSync(paths[index] ?? ''))
    },
  }
}

const draft = async ({ modules }: JobSetup, title: string) =>
  (await modules.documents.create({ actor: null, type: 'updates', locale: 'en', data: { title } })).id

/** Data that identifies a visitor, or could. */
const ofVisitors: Readonly<Record<string, ExpiringData>> = {
  audit: {
    lasts: 400 * day,
    put: ({ db }, id, at) => {
      const auditBase = { at: at.toISOString(), by: null, from: '192.0.2.1', type: 'a', id }
      return db.transaction((trx) => record(trx, { ...auditBase, action: 'document.saved' }))
    },
    remaining: async ({ db }) => {
      const rows = await db.kysely.selectFrom('audit').select('subject_id').where('type', '=', 'a').execute()
      return rows.flatMap(({ subject_id }) => subject_id ?? [])
    },
  },
  // The settings are empty here, so the default retention applies.
  enquiries: {
    lasts: 180 * day,
    put: ({ db }, name, at) => {
      const form = { name, email: 'ada@example.org', message: 'a', page: '/contact', locale: 'en' }
      const row = { ...form, id: newId(), at: at.toISOString(), changed_at: null, changed_by: null }
      return db.transaction((trx) => insertEnquiry(trx, { ...row, status: 'new' }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('enquiries').select('name').execute()).map(({ name }) => name),
  },
  forms: {
    lasts: 180 * day,
    put: ({ db }, form, at) => {
      const place = { document: 'a', page: '/a', locale: 'en', fields: '[]', emails: '' }
      const row = { id: newId(), at: at.toISOString(), form, ...place, changed_at: null, changed_by: null }
      return db.transaction((trx) => insertAnswer(trx, { ...row, status: 'new' }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('form_answers').select('form').execute()).map(({ form }) => form),
  },
  // Only the day is stored, so an answer may stay for most of a day longer.
  feedback: {
    lasts: 181 * day,
    young: 180 * day,
    put: ({ db }, id, at) => {
      const row = { id, day: at.toISOString().slice(0, 10), page: '/docs', locale: 'en', helpful: 1 }
      return db.transaction((trx) => insertFeedback(trx, { ...row, comment: null }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('page_feedback').select('id').execute()).map(({ id }) => id),
  },
  sessions: {
    lasts: 0,
    put: ({ db, user }, name, at) => {
      const [started, expires_at] = [new Date(at.getTime() - 14 * day).toISOString(), at.toISOString()]
      const times = { created_at: started, seen_at: started, proved_at: started, expires_at }
      const origin = { address: '192.0.2.1', user_agent: name, from_provider: 0 }
      return insertSession(db.kysely, { hash: name, id: newId(), user_id: user, ...times, ...origin })
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('sessions').select('user_agent').execute()).map((row) => row.user_agent),
  },
  visits: {
    lasts: 2 * day,
    young: 0,
    put: ({ db }, visitor, at) =>
      db.transaction(async (trx) => {
        const on = at.toISOString().slice(0, 10)
        await saltOf(trx, on)
        await insertVisits(trx, [{ day: on, event: 'pageview', page: '/', visitor, source: undefined }])
      }),
    remaining: async ({ db }) => {
      const rows = await db.kysely.selectFrom('visits').select('visitor').distinct().execute()
      // Without the salt of a day, its keys cannot be computed again.
      expect(await db.kysely.selectFrom('visit_salts').selectAll().execute()).toHaveLength(rows.length)
      return rows.map(({ visitor }) => visitor)
    },
  },
}

/** Data about users, or about what they wrote. */
const ofWriters: Readonly<Record<string, ExpiringData>> = {
  presence: {
    lasts: 45_000,
    put: ({ db, user }, subject_id, at) => {
      const row = { type: 'updates', subject_id, user_id: user, locale: null, field: null }
      return db.transaction((trx) => putPresence(trx, { ...row, seen_at: at.toISOString() }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('presence').select('subject_id').execute()).map((row) => row.subject_id),
  },
  previews: {
    lasts: 0,
    put: ({ db, user }, id, at) => {
      const [created_at, expires_at] = [new Date(at.getTime() - hour).toISOString(), at.toISOString()]
      const row = { id, user_id: user, document_id: null, type: null, locale: null, at: null, is_shared: 0 }
      return db.transaction((trx) => insertPreview(trx, { ...row, created_at, expires_at }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('previews').select('id').execute()).map(({ id }) => id),
  },
  tokens: {
    lasts: 30 * day,
    put: ({ db, user }, id, at) => {
      const [created_at, expires_at] = [new Date(at.getTime() - hour).toISOString(), at.toISOString()]
      const row = { id, hash: id, user_id: user, name: id, scopes: '[]', collections: null, used_at: null }
      return db.transaction((trx) => insertToken(trx, { ...row, created_at, expires_at }))
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('api_tokens').select('id').execute()).map(({ id }) => id),
  },
  trash: {
    lasts: 30 * day,
    put: async (setup, name, at) => {
      const [id, trashed_at] = [await draft(setup, name), at.toISOString()]
      await setup.db.kysely.updateTable('documents').set({ trashed_at }).where('id', '=', id).execute()
    },
    remaining: async ({ modules }) =>
      (await modules.documents.trashed({ actor: null })).items.map(({ titles }) => String(titles.en)),
  },
  notifications: {
    lasts: 90 * day,
    put: async (setup, id, at) => {
      const place = { document_id: await draft(setup, 'Discussed'), layer: 'en', comment_id: null }
      const row = { ...place, id, user_id: setup.user, kind: 'mention', by_user: null, read_at: null }
      await setup.db.kysely
        .insertInto('notifications')
        .values({ ...row, created_at: at.toISOString() })
        .execute()
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('notifications').select('id').execute()).map(({ id }) => id),
  },
  versions: {
    lasts: 30 * day,
    put: async (setup, session, at) => {
      const place = { document_id: await draft(setup, 'Saved'), layer: 'en', session }
      const save = { number: 1, version: 1, base: 0, sent: '{}', begun_at: null, merged: '{}' }
      const row = { ...place, ...save, saved_at: at.toISOString() }
      await setup.db.kysely.insertInto('editing_sessions').values(row).execute()
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('editing_sessions').select('session').execute()).map(
        ({ session }) => session,
      ),
  },
}

/** Data of the system itself. */
const systemData: Readonly<Record<string, ExpiringData>> = {
  images: {
    lasts: hour,
    ...filesIn(async ({ dataDir }) => {
      const folder = join(dataDir, 'images', 'ab')
      await mkdir(folder, { recursive: true })
      return folder
    }),
  },
  media: {
    lasts: hour,
    ...filesIn(async ({ dataDir }) => join(await openStore(dataDir, undefined).unfinished('ab'), '..')),
  },
  outbox: {
    lasts: 2 * day,
    put: ({ db }, action, at) =>
      db.transaction((trx) =>
        appendEvent(trx, { kind: 'done', action, type: 'a', id: 'b', by: null }, at.toISOString()),
      ),
    remaining: async ({ db }) => {
      const events = (await db.kysely.selectFrom('outbox').select('event').execute()).map(
        ({ event }) => event,
      )
      return names.filter((name) => events.some((event) => JSON.parse(event).action === name))
    },
  },
  webhooks: {
    lasts: 30 * day,
    put: async ({ db }, id, at) => {
      const time = at.toISOString()
      const webhook = { id: `of ${id}`, name: '', url: '', events: '[]', secret: '', heard: 0 }
      const times = { created_at: time, changed_at: time }
      await db.kysely
        .insertInto('webhooks')
        .values({ ...webhook, ...times })
        .execute()
      const what = { event: 'webhook.test', body: '', by_hand: 0, tries: 0, state: 'waiting' }
      const row = { id, webhook_id: webhook.id, made_at: time, due_at: time, ...what }
      await db.kysely.insertInto('webhook_deliveries').values(row).execute()
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('webhook_deliveries').select('id').execute()).map(({ id }) => id),
  },
  mail: {
    lasts: 30 * day,
    put: async ({ db }, id, at) => {
      const made_at = at.toISOString()
      const row = { id, kind: 'test', locale: 'en', recipient: 'a@example.org', tries: 1, state: 'sent' }
      await db.kysely
        .insertInto('mail_messages')
        .values({ ...row, made_at })
        .execute()
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('mail_messages').select('id').execute()).map(({ id }) => id),
  },
  repeats: {
    lasts: day,
    put: ({ db }, repeat_key, at) => {
      const row = { caller: 'a', repeat_key, at: at.toISOString(), request_hash: 'b', subject_id: 'c' }
      return db.kysely
        .insertInto('repeats')
        .values({ ...row, answer: null })
        .execute()
    },
    remaining: async ({ db }) =>
      (await db.kysely.selectFrom('repeats').select('repeat_key').execute()).map((row) => row.repeat_key),
  },
}

export const expiringData = { ...ofVisitors, ...ofWriters, ...systemData }
