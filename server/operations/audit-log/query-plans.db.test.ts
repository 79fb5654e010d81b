/**
 * Tests that queries of tables which grow for years use an index: audit log, outbox, sessions, enquiries,
 * answers to forms, page feedback, presence, and idempotency keys.
 */
import { sql } from 'kysely'
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
import { openRepeats } from '../../http/idempotency/index.ts'
import { openEnquiries } from '../../integrations/enquiries/index.ts'
import { answersBefore, countAnswers, deleteAnswersBefore } from '../../integrations/forms/form-store.ts'
import { deletePresenceBefore, presentAt } from '../../integrations/live/presence.ts'
import { readCursor } from '../../integrations/time-cursor.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { openTestDatabase } from '../../testing/databases.ts'
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
  await openRepeats(db).removeExpired()
  const sessions = openSessions(db.kysely, () => new Date())
  await sessions.actorOf('A'.repeat(43))
  await sessions.endNamed('ada', 'x')
  await sessions.endAll('ada')
  await sessions.removeEnded()
  await presentAt(db.kysely, { type: 'updates' }, at)
  await presentAt(db.kysely, { type: 'updates', id: 'x' }, at)
  await deletePresenceBefore(db.kysely, at)
}

async function planOf(db: Db, statement: string): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(
    db.kysely,
  )
  return rows.map(({ detail }) => detail)
}

it('uses an index to find and order the rows of every query', async () => {
  const queries = new Set<string>()
  const db = await openTestDatabase('sqlite', { onQuery: (statement) => queries.add(statement) })
  queries.clear()
  await doEverything(db)
  const statements = [...queries].filter((one) => /^(select|insert|update|delete)/.test(one))
  const scans: string[] = []
  for (const statement of statements) {
    // The plan does not depend on the values, so any value will do.
    const plan = await planOf(db, statement.replaceAll('?', "'1'"))
    scans.push(
      ...plan
        .filter((step) => /^SCAN (?!CONSTANT ROW|some)|TEMP B-TREE/.test(step))
        .map((step) => `${step}: ${statement}`),
    )
  }
  expect(statements.length).toBeGreaterThan(25)
  expect(scans).toEqual([])
})
