/**
 * Tests that queries of tables which grow for years use an index: audit log, outbox, sessions, enquiries,
 * answers to forms, page feedback, presence, and idempotency keys.
 */
import { expect, it } from 'vitest'
import { openSessions } from '../../accounts/auth/sessions.ts'
import { record } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import { openOutbox } from '../../db/index.ts'
import {
  commentsBefore,
  deleteFeedbackBefore,
  deleteFeedbackOf,
} from '../../documentation/page-feedback/feedback-store.ts'
import { openIdempotencyKeys } from '../../http/idempotency/index.ts'
import { openEnquiries } from '../../integrations/enquiries/index.ts'
import { answersBefore, countAnswers, deleteAnswersBefore } from '../../integrations/forms/form-store.ts'
import { deletePresenceBefore, presentAt } from '../../integrations/live/presence.ts'
import { readCursor } from '../../integrations/time-cursor.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { recordQueries } from '../../testing/query-plans.ts'
import { openAuditLog } from './index.ts'

async function doEverything(db: Db): Promise<void> {
  const outbox = await openOutbox(db)
  closeAtEnd(() => outbox.close())
  const at = '2026-01-01T00:00:00.000Z'
  await db.transaction((trx) =>
    record(trx, { action: 'document.saved', at, by: 'ada', from: null, type: 'a', id: 'b' }),
  )
  await outbox.drain()
  await outbox.since(0)
  await outbox.removeBefore(new Date())
  const audit = openAuditLog({ db, days: async () => 400 })
  const after = `${at}~1`
  for (const filter of [
    { user: 'ada' },
    { action: 'document.saved' },
    { subject: 'b' },
    { from: at, until: at },
  ]) {
    await audit.list(filter)
    await audit.list({ ...filter, after })
  }
  await audit.activity({ types: ['a', 'b'], after: 9 })
  await audit.forgetOld()
  const rules = async () => ({ isOpen: true, languages: ['et' as const], days: 1 })
  const enquiries = openEnquiries({ db, rules })
  const form = { name: 'A', email: 'a@example.org', message: 'b', page: '/', locale: 'et' } as const
  await enquiries.receive(form, { address: '' })
  await enquiries.list({})
  await enquiries.list({ status: 'new', after: `${at}~x` })
  await enquiries.removeExpired()
  for (const filter of [{}, { status: 'new' }, { form: 'A' }])
    await answersBefore(db.kysely, filter, readCursor(`${at}~x`), 1)
  await countAnswers(db.kysely, 'new', 1)
  await db.transaction((trx) => deleteAnswersBefore(trx, at))
  await commentsBefore(db.kysely, '/docs', { day: at, id: 'x' }, 1)
  await db.transaction((trx) => deleteFeedbackOf(trx, '/docs'))
  await db.transaction((trx) => deleteFeedbackBefore(trx, at))
  await openIdempotencyKeys(db).removeExpired()
  const sessions = openSessions(db.kysely, () => new Date())
  await sessions.actorOf('A'.repeat(43))
  await sessions.endNamed('ada', 'x')
  await sessions.endAll('ada')
  await sessions.removeEnded()
  await presentAt(db.kysely, { type: 'updates' }, at)
  await presentAt(db.kysely, { type: 'updates', id: 'x' }, at)
  await deletePresenceBefore(db.kysely, at)
}

it('uses an index to find and order the rows of every query', async () => {
  const queries = recordQueries((step) => /^SCAN (?!CONSTANT ROW|some)|TEMP B-TREE/.test(step))
  const db = await openTestDatabase('sqlite', { onQuery: queries.record })
  queries.reset()
  await doEverything(db)
  expect(queries.statements()).toBeGreaterThan(25)
  expect(await queries.scans(db)).toEqual([])
})
