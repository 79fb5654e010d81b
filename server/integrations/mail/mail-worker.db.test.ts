/** Tests the queue of e-mails and its worker on both engines. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { minute } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { MailSetup } from './testing/mail-setup.ts'
import { openMailSetup, waitForMails } from './testing/mail-setup.ts'

const owner: Actor = { id: 'olga', email: 'olga@example.org', username: 'Olga', role: 'owner', locales: [] }

describe.each(databases)('The queue of e-mails on %s', (kind) => {
  let setup: MailSetup
  const rows = () => setup.db.kysely.selectFrom('mail_messages').selectAll().orderBy('id').execute()
  const newest = async () => (await setup.node().list({})).items[0]
  const until = (state: object) => eventually(async () => expect(await newest()).toMatchObject(state))

  beforeAll(async () => {
    setup = await openMailSetup(kind)
  })

  beforeEach(async () => {
    await setup.db.kysely.deleteFrom('mail_messages').execute()
    setup.receiver.mails.length = 0
    setup.receiver.replyTo = () => '250 OK'
  })

  it('sends a message as text and HTML, and deletes its content', async () => {
    const mail = setup.sending()
    await setup.enqueue(mail)
    mail.wakeSoon()
    const [sent] = await waitForMails(setup.receiver, 1)
    expect(sent).toMatchObject({ from: 'noreply@example.org', to: 'maria@example.org' })
    expect(sent?.content).toContain('Subject: Reset your password for Sunprint House')
    expect(sent?.content).toContain('Auto-Submitted: auto-generated')
    expect(sent?.content.split('https://example.org/admin/welcome#the-token')).toHaveLength(5)
    await until({ state: 'sent', isRepeatable: false, tries: 1, dueAt: null })
    expect((await rows()).map(({ sealed }) => sealed)).toEqual([null])
    await mail.stop()
  })

  it('asks for replies to a visitor at the address of the visitor', async () => {
    const mail = setup.sending()
    const values = { name: 'Anna', email: 'anna@example.org', message: 'Are you open?', page: '/contact' }
    await setup.enqueue(mail, { kind: 'enquiry', values })
    mail.wakeSoon()
    const [sent] = await waitForMails(setup.receiver, 1)
    expect(sent?.source).toContain('Reply-To: anna@example.org')
    await until({ state: 'sent' })
    await mail.stop()
  })

  it('stores the link only encrypted, and shows no content in the list', async () => {
    const mail = setup.node()
    await setup.enqueue(mail)
    expect(JSON.stringify(await rows())).not.toMatch(/the-token|welcome/)
    const { items } = await mail.list({ state: 'waiting' })
    expect(items).toEqual([expect.objectContaining({ kind: 'reset', recipient: 'maria@example.org' })])
    expect(JSON.stringify(items)).not.toMatch(/sealed|token/)
  })

  it('queues nothing when the transaction of the cause is rolled back', async () => {
    const mail = setup.node()
    const cause = setup.db.transaction(async (trx) => {
      const to = { user: null, email: 'a@example.org', username: 'A', locale: 'en' } as const
      await mail.enqueue(trx, { kind: 'test', to, values: {}, at: new Date() })
      throw new Error('rolled back')
    })
    await expect(cause).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
  })

  it('queues nothing without a mail server, and says so', async () => {
    const mail = setup.node({ config: undefined })
    await setup.enqueue(mail)
    expect(await rows()).toEqual([])
    expect(await mail.state()).toEqual({
      ...{ configured: false, from: null, counts: { waiting: 0, sent: 0, failed: 0 } },
    })
    await expect(mail.sendTest(owner, 'en')).rejects.toMatchObject({ code: 'mail_off' })
  })

  it('sends each message once when two nodes look at the same time', async () => {
    for (let count = 0; count < 6; count++) await setup.enqueue(setup.node())
    const nodes = [setup.sending(), setup.sending()]
    await eventually(async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true))
    expect(setup.receiver.mails).toHaveLength(6)
    for (const node of nodes) await node.stop()
  })

  it('repeats after a temporary failure, later each time', async () => {
    setup.receiver.replyTo = () => '451 Try again later'
    await setup.enqueue(setup.node())
    const mail = setup.sending()
    const dueIn = (wait: number) => new Date(setup.time + wait).toISOString()
    await until({ tries: 1, state: 'waiting', fault: 'rejected', dueAt: dueIn(minute / 2) })
    expect(await newest()).toMatchObject({ detail: expect.stringContaining('451 Try again later') })
    setup.time += minute / 2
    mail.wakeSoon()
    await until({ tries: 2, state: 'waiting', dueAt: dueIn(5 * minute) })
    setup.receiver.replyTo = () => '250 OK'
    setup.time += 5 * minute
    mail.wakeSoon()
    await until({ tries: 3, state: 'sent', fault: null, detail: null })
    await mail.stop()
  })

  it('gives up at once when the server rejects the recipient, and tries again on request', async () => {
    setup.receiver.replyTo = () => '550 No such user'
    await setup.enqueue(setup.node())
    const mail = setup.sending()
    await until({ tries: 1, state: 'failed', fault: 'rejected', isRepeatable: true })
    setup.receiver.replyTo = () => '250 OK'
    const { id = '' } = (await newest()) ?? {}
    expect(await mail.sendAgain(owner, id)).toMatchObject({ state: 'waiting', tries: 0 })
    mail.wakeSoon()
    await until({ state: 'sent' })
    await expect(mail.sendAgain(owner, id)).rejects.toMatchObject({ code: 'mail_not_repeatable' })
    await mail.stop()
  })

  it('does not send a link that has expired, and deletes it', async () => {
    const expiresAt = new Date(setup.time - 1).toISOString()
    await setup.enqueue(setup.node(), { expiresAt })
    const mail = setup.sending()
    await until({ state: 'failed', fault: 'expired', isRepeatable: false })
    expect(setup.receiver.mails).toEqual([])
    await mail.stop()
  })

  it('fails a message that was encrypted with another secret', async () => {
    await setup.enqueue(setup.node({ secrets: ['of another site'] }))
    const mail = setup.sending()
    await until({ state: 'failed', fault: 'unreadable' })
    await mail.stop()
  })

  it('sends a message whose process died during the attempt', async () => {
    await setup.enqueue(setup.node())
    const [row] = await rows()
    const due_at = new Date(setup.time + 2 * minute).toISOString()
    await setup.db.kysely.updateTable('mail_messages').set({ tries: 1, due_at }).execute()
    setup.time += 2 * minute
    const mail = setup.sending()
    await waitForMails(setup.receiver, 1)
    await until({ id: row?.id, state: 'sent', tries: 2 })
    await mail.stop()
  })

  it('says plainly why a test cannot be sent', async () => {
    const mail = setup.node()
    await mail.sendTest(owner, 'et')
    expect(setup.receiver.mails.map(({ to }) => to)).toEqual(['olga@example.org'])
    setup.receiver.replyTo = () => '554 Relay access denied'
    await expect(mail.sendTest(owner, 'en')).rejects.toMatchObject({
      ...{ code: 'mail_failed', values: { reason: expect.stringContaining('554 Relay access denied') } },
    })
    expect(await rows()).toEqual([])
  })

  it('lists messages newest first, page by page', async () => {
    const mail = setup.node()
    for (let count = 0; count < 3; count++) await setup.enqueue(mail)
    const ids = (await rows()).map(({ id }) => id).toReversed()
    const first = await mail.list({ limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const { items, next } = await mail.list({ limit: 2, after: first.next ?? '' })
    expect([items.map(({ id }) => id), next]).toEqual([ids.slice(2), null])
  })

  it('deletes the content of failed messages when their link expires', async () => {
    const mail = setup.node()
    await setup.enqueue(mail, { expiresAt: new Date(setup.time - 1).toISOString() })
    await setup.enqueue(mail, { expiresAt: new Date(setup.time + minute).toISOString() })
    await mail.removeExpired()
    expect((await rows()).map(({ sealed }) => sealed === null)).toEqual([true, false])
  })
})
