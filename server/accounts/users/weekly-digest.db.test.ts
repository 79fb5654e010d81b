/** Tests the weekly digest: who gets it and when, and that each user gets one. */
import { describe, expect, it } from 'vitest'
import { openDocuments } from '../../documents/index.ts'
import { enquiryRules } from '../../integrations/enquiries/enquiry.ts'
import { openEnquiries } from '../../integrations/enquiries/index.ts'
import { openFormAnswers } from '../../integrations/forms/index.ts'
import { openMailSetup } from '../../integrations/mail/testing/mail-setup.ts'
import { openOverview } from '../../operations/overview/index.ts'
import { hour } from '../../platform/durations.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { databases } from '../../testing/databases.ts'
import { openPreferences } from '../preferences/index.ts'
import type { NewUser } from './user-store.ts'
import { insertUser } from './user-store.ts'
import { openWeeklyDigest } from './weekly-digest.ts'

const monday = Date.parse('2026-05-04T06:30:00Z')

async function openSetup(kind: DatabaseKind) {
  const setup = await openMailSetup(kind)
  const { db, outbox, node } = setup
  const documents = openDocuments({ db, outbox, picture: async () => undefined })
  const overview = openOverview({
    ...{ db, documents },
    enquiries: openEnquiries({ db, rules: () => enquiryRules(documents) }),
    formAnswers: openFormAnswers({ db, documents }),
  })
  const mail = node()
  const { types } = documents
  const digest = (read = overview.read) =>
    openWeeklyDigest({ db, mail, types, overview: { read }, now: () => new Date(setup.time) })
  const preferences = openPreferences(db, documents.types)
  const addUser = async (username: string, timeZone: string, limits: Partial<NewUser> = {}) => {
    const email = `${username}@example.org`
    const account = { email, username, password: 'set', role: 'editor', ...limits } as const
    const user = await insertUser(db.kysely, account, new Date(setup.time))
    await preferences.change(user, { mailDigest: 'on', timeZone, language: 'et' })
    return user
  }
  const recipients = async () =>
    (await mail.list({})).items.map(({ kind, recipient }) => `${kind} ${recipient}`)
  return { setup, documents, overview, preferences, digest, addUser, recipients }
}

describe.each(databases)('A weekly digest on %s', (kind) => {
  it('is sent once on Monday from 7:00 in the time zone of the user', async () => {
    const { setup, documents, digest, addUser, recipients } = await openSetup(kind)
    const [maria, john] = [await addUser('maria', 'Europe/Tallinn'), await addUser('john', 'UTC')]
    for (const actor of [maria, john])
      await documents.create({ actor, type: 'updates', locale: 'en', data: { title: 'Draft' } })
    setup.time = monday - 24 * hour
    await digest()()
    expect(await recipients()).toEqual([])
    setup.time = monday
    await Promise.all([digest()(), digest()()])
    expect(await recipients()).toEqual(['digest maria@example.org'])
    setup.time = monday + hour
    await digest()()
    expect((await recipients()).sort()).toEqual(['digest john@example.org', 'digest maria@example.org'])
  })

  it('is not sent to users who did not turn it on, or for whom nothing waits', async () => {
    const { setup, documents, preferences, digest, addUser, recipients } = await openSetup(kind)
    await addUser('idle', 'UTC')
    const off = await addUser('off', 'UTC')
    await preferences.change(off, { mailDigest: null })
    await documents.create({ actor: off, type: 'updates', locale: 'en', data: { title: 'Draft' } })
    setup.time = monday + 2 * hour
    await digest()()
    expect(await recipients()).toEqual([])
  })

  it('counts only what the user may edit', async () => {
    const { setup, overview, digest, addUser, recipients } = await openSetup(kind)
    await addUser('greek', 'UTC', { locales: ['el'], collections: ['docs'] })
    await addUser('viewer', 'UTC', { role: 'viewer' })
    await addUser('everyone', 'UTC')
    const read: typeof overview.read = async (actor) => {
      const found = await overview.read(actor)
      return {
        ...found,
        lists: found.lists.map((one) => ({ ...one, changed: one.type === 'docs' ? 0 : 3 })),
        languages: found.languages.map((one) => ({ ...one, outdated: one.locale === 'el' ? 0 : 2 })),
      }
    }
    setup.time = monday + 2 * hour
    await digest(read)()
    expect(await recipients()).toEqual(['digest everyone@example.org'])
  })

  it('is also sent for new answers to forms', async () => {
    const { setup, overview, digest, addUser, recipients } = await openSetup(kind)
    await addUser('olga', 'UTC', { role: 'owner' })
    setup.time = monday + 2 * hour
    await digest(async (actor) => ({ ...(await overview.read(actor)), unreadAnswers: 1 }))()
    expect(await recipients()).toEqual(['digest olga@example.org'])
  })
})
