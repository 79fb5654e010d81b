/** Example calls for every action on e-mails. */
import { openSmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf, uniqueName } from './audited-actions.ts'

const type = 'mail'

/** On a separate server, because only these calls need a mail server. */
async function onMailServer({ kind }: AuditTestSetup) {
  const { config: mail } = await openSmtpReceiver()
  const otherServer = await startServer(kind, { config: { mail, publicUrl: 'http://localhost:9' } })
  const by = await otherServer.signedInAs('owner')
  return { otherServer, by, who: await idOf(by) }
}

export const mailActions: AuditedActions = {
  'POST /api/mail/test': async (setup) => ({
    ...(await onMailServer(setup)),
    ...{ path: '/api/mail/test', expected: { action: 'mail.tested', type } },
  }),
  'POST /api/mail/messages/{id}/send': async (setup) => {
    const own = await onMailServer(setup)
    const [id, made_at] = [uniqueName('message'), new Date().toISOString()]
    const failed = { kind: 'test', locale: 'en', recipient: 'a@example.org', tries: 8, state: 'failed' }
    await own.otherServer.db.kysely
      .insertInto('mail_messages')
      .values({ id, made_at, ...failed, sealed: 'unreadable' })
      .execute()
    return { ...own, path: `/api/mail/messages/${id}/send`, expected: { action: 'mail.resent', type } }
  },
}
