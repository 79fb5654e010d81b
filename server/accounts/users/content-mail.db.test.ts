/** Tests e-mails about content: who gets them. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../db/index.ts'
import { openDocuments } from '../../documents/index.ts'
import { openMailSetup } from '../../integrations/mail/testing/mail-setup.ts'
import { databases } from '../../testing/databases.ts'
import { replaceIdentity } from '../openid-connect/identity-store.ts'
import { insertPasskey } from '../passkeys/passkey-store.ts'
import { openPreferences } from '../preferences/index.ts'
import { enquiryMail, scheduleFailureMail } from './content-mail.ts'
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

describe.each(databases)('A message of a visitor on %s', (kind) => {
  it('is sent to each administrator who can sign in, with or without a password', async () => {
    const { db, time, node } = await openMailSetup(kind)
    const mail = node()
    const at = new Date(time).toISOString()
    const newUser = async (username: string, role: Role, password = '') => {
      const account = { email: `${username}@example.org`, username, password, role }
      const actor = await insertUser(db.kysely, account, new Date(time))
      await openPreferences(db, {}).change(actor, { mailEnquiries: 'on' })
      return actor.id
    }
    await newUser('password', 'owner', 'set')
    await newUser('invited', 'admin')
    await newUser('editor', 'editor', 'set')
    const user_id = await newUser('linked', 'admin')
    const identity = { user_id, issuer: 'https://id.example', subject: 'linked', sets_role: 0 }
    await replaceIdentity(db.kysely, { ...identity, created_at: at, used_at: at })
    const passkey = { id: newId(), user_id: await newUser('passkey', 'admin'), name: 'Laptop' }
    const key = { credential: 'id', public_key: 'key', counter: 0, transports: '[]' }
    await insertPasskey(db.kysely, { ...passkey, ...key, created_at: at, used_at: null })

    const visitor = { name: 'Anna', email: 'anna@example.org', page: '/contact', locale: 'en' } as const
    const enquiry = {
      ...visitor,
      id: newId(),
      message: 'Are you open?',
      status: 'new',
      changedAt: null,
    } as const
    await db.transaction((trx) => enquiryMail(mail)(trx, { ...enquiry, at }))
    const recipients = (await mail.list({})).items.map(({ recipient }) => recipient)
    expect(recipients.sort()).toEqual(['linked@example.org', 'passkey@example.org', 'password@example.org'])
  })
})
