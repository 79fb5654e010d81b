/** Tests the e-mail about a scheduled action that failed. */
import { describe, expect, it } from 'vitest'
import { openDocuments } from '../../documents/index.ts'
import { openMailSetup } from '../../integrations/mail/testing/mail-setup.ts'
import { databases } from '../../testing/databases.ts'
import { openPreferences } from '../preferences/index.ts'
import { scheduleFailureMail } from './content-mail.ts'
import { insertUser } from './user-store.ts'

describe.each(databases)('A scheduled action that fails on %s', (kind) => {
  it('sends an e-mail to the user who scheduled it, unless the user turned that off', async () => {
    const { db, outbox, node } = await openMailSetup(kind)
    const mail = node()
    let time = Date.parse('2026-05-01T12:00:00Z')
    const documents = openDocuments({
      ...{ db, outbox, picture: async () => undefined, clock: () => new Date(time) },
      notifyFailure: scheduleFailureMail(() => mail),
    })
    const account = {
      email: 'maria@example.org',
      username: 'Maria',
      password: 'set',
      role: 'editor',
    } as const
    const actor = await insertUser(db.kysely, account, new Date(time))

    /** Schedules a version that is no longer the latest when its time comes. */
    async function fail(slug: string): Promise<void> {
      const data = { title: `About ${slug}`, slug, body: 'Text.' }
      const { id } = await documents.create({ actor, type: 'updates', locale: 'en', data })
      const at = new Date(time + 60_000).toISOString()
      const layers = { en: 1, '*': 1 }
      await documents.schedule({ actor, type: 'updates', id, layers, action: 'publish', at })
      await db.kysely
        .updateTable('schedules')
        .set({ version: 99 })
        .where('document_id', '=', id)
        .where('layer', '=', 'en')
        .execute()
      time += 120_000
      await documents.doWhatIsDue()
    }

    await fail('blue')
    const { items } = await mail.list({})
    expect(items).toEqual([
      expect.objectContaining({ kind: 'schedule_failed', recipient: 'maria@example.org', state: 'waiting' }),
    ])
    const preferences = openPreferences(db, documents.types)
    await preferences.change(actor, { mailSchedules: 'off' })
    await fail('white')
    expect((await mail.list({})).items).toHaveLength(1)
  })
})
