/**
 * Every call that changes data writes an audit entry in the same transaction: if the audit log accepts no
 * entry, nothing changes. A new call needs an example in `testing/`, or a reason in the list below why it
 * writes nothing.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../call-list.ts'
import { formHeaders, formOf } from '../media/testing/form.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestResponse } from '../testing/http-client.ts'
import { startServer } from '../testing/start-server.ts'
import { publishContact } from '../testing/update-single.ts'
import { everythingIn, withBlockedAuditLog } from '../testing/whole-database.ts'
import { accountActions } from './testing/account-actions.ts'
import type { AuditedAction, AuditedActions, AuditTestSetup } from './testing/audited-actions.ts'
import { idOf } from './testing/audited-actions.ts'
import { backupActions } from './testing/backup-actions.ts'
import { commentActions } from './testing/comment-actions.ts'
import { demonstrationActions } from './testing/demonstration-actions.ts'
import { documentActions } from './testing/document-actions.ts'
import { factorActions } from './testing/factor-actions.ts'
import { formActions } from './testing/form-actions.ts'
import { identityActions } from './testing/identity-actions.ts'
import { importActions } from './testing/import-actions.ts'
import { machineTranslationActions } from './testing/machine-translation-actions.ts'
import { mailActions } from './testing/mail-actions.ts'
import { mediaActions } from './testing/media-actions.ts'
import { passkeyActions } from './testing/passkey-actions.ts'
import { personalDataActions } from './testing/personal-data-actions.ts'
import { publishSetActions } from './testing/publish-set-actions.ts'
import { reviewActions } from './testing/review-actions.ts'
import { webhookActions } from './testing/webhook-actions.ts'
import { xliffActions } from './testing/xliff-actions.ts'

const actions: AuditedActions = {
  ...accountActions,
  ...commentActions,
  ...documentActions,
  ...publishSetActions,
  ...factorActions,
  ...formActions,
  ...identityActions,
  ...mailActions,
  ...mediaActions,
  ...personalDataActions,
  ...passkeyActions,
  ...webhookActions,
  ...xliffActions,
  ...machineTranslationActions,
  ...backupActions,
  ...demonstrationActions,
  ...importActions,
  ...reviewActions,
}

/** Calls that write no entry, with the reason. */
const silent = {
  'POST /api/auth/link': 'It only reads: what opens the account is in the body, where no log writes it down.',
  'POST /api/auth/reset':
    'The same is stored for any address. The entry is written when the link of an account is created.',
  'POST /api/personal-data/find': 'It only reads: the address is in the body, where no log writes it down.',
  'POST /api/account/factors/codes/setup': 'It stores nothing: the secret counts once a code confirms it.',
  'POST /api/auth/passkey/options': 'It stores nothing: the challenge is in the ticket that comes with it.',
  'POST /api/auth/confirm/passkey/options': 'It stores nothing either.',
  'POST /api/account/passkeys/options': 'It stores nothing either.',
  'POST /api/page-feedback':
    'Nothing is stored that identifies a visitor, such as the IP address of an entry.',
  'POST /api/notifications/read':
    'What users have read concerns only themselves, as the place where they left a list.',
  'POST /api/documents/{type}/{id}/preview/page':
    'It stores nothing: changes that are not saved are shown to the user who typed them.',
  'POST /api/previews/blocks': 'It stores nothing either.',
  'POST /api/import': 'It changes no content: a dry run checks the file, which is removed afterwards.',
  'DELETE /api/import': 'It removes a file that is no content yet.',
  'POST /api/presence/caret': 'Where a user types is shown to others, and replaced by the next place.',
  'POST /api/presence': 'Who has what open is told every fifteen seconds, shown to others, and forgotten.',
}

const addresses = calls.map(({ at }) => at)
const changing = addresses.filter((at) => !at.startsWith('GET '))

function send(
  at: string,
  { path, body, file, by }: AuditedAction,
  { owner }: AuditTestSetup,
): Promise<TestResponse> {
  const [method = ''] = at.split(' ')
  const [headers, content] = file
    ? [formHeaders, formOf(file)]
    : [{ 'content-type': 'application/json' }, body && JSON.stringify(body)]
  return (by ?? owner).send(method, path, content === undefined ? {} : headers, content)
}

it('covers every call that changes data', () => {
  expect([...Object.keys(actions), ...Object.keys(silent)].sort()).toEqual(changing.toSorted())
})

describe.each(callDatabases)('audit log of every change on %s', (kind) => {
  let setup: AuditTestSetup

  beforeAll(async () => {
    const server = await startServer(kind, { config: { publicUrl: 'http://localhost:9' } })
    const owner = await server.signedInAs('owner')
    await publishContact(owner)
    setup = { kind, server, owner, ownerId: await idOf(owner) }
  })

  it.each(Object.keys(actions))('%s writes an entry, or changes nothing when it cannot', async (at) => {
    const auditedAction = await actions[at]?.(setup)
    if (auditedAction === undefined) throw new Error(`Nobody knows how to make ${at}`)
    const { db } = auditedAction.otherServer ?? setup.server
    const before = await everythingIn(db)
    const refused = await withBlockedAuditLog(db, () => send(at, auditedAction, setup))
    expect(refused.status).toBe(500)
    expect(await everythingIn(db)).toEqual(before)

    const response = await send(at, auditedAction, setup)
    expect(response.status, response.text).toBeLessThan(300)
    const written = (await db.kysely.selectFrom('audit').selectAll().orderBy('number').execute())
      .slice(before.audit?.length)
      .map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }))
    const { who = setup.ownerId, expected } = auditedAction
    const whence = { user_id: who, address: '127.0.0.1', at: expect.stringMatching(/^\d{4}-/) }
    const entry = written.find(({ action }) => action === expected.action)
    expect(entry, JSON.stringify(written)).toMatchObject({ ...whence, ...expected })
  })

  it.each(Object.keys(silent))('%s writes no entry', async (at) => {
    const before = (await everythingIn(setup.server.db)).audit
    const audited = { path: at.split(' ')[1] ?? '', body: {}, expected: { action: '', type: '' } }
    expect((await send(at, audited, setup)).status).toBeLessThan(500)
    expect((await everythingIn(setup.server.db)).audit).toEqual(before)
  })
})
