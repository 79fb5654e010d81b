/** Tests the sign-in throttle through the API: what is counted, and which nodes share the counts. */
import { expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { openDatabase } from '../../db/index.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases, databases, newEmptyDatabase, openTestDatabase } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'
import { openPasskeys } from '../passkeys/index.ts'
import { insertUser } from '../users/user-store.ts'
import { openAuth } from './index.ts'
import type { ProviderVerdict } from './provider-sign-in.ts'
import { openAttemptStore, openThrottle } from './throttle.ts'

const guess = { email: 'ada@example.org', password: 'not her password' }

it.each(databases)('checks at most five of many parallel guesses on %s', async (database) => {
  const { anonymous, db } = await startServer(database)
  const started = performance.now()
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => anonymous.post('/api/auth/login', guess)),
  )
  const statuses = responses.map(({ status }) => status)
  // After five, one more is allowed after a second, the next after two more, then four: a busy machine takes
  // that long.
  const waited = Math.floor(Math.log2(1 + (performance.now() - started) / 1000))
  const checked = statuses.filter((status) => status === 401).length
  expect(checked).toBeGreaterThanOrEqual(5)
  expect(checked).toBeLessThanOrEqual(5 + waited)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - checked)
  const stored = await db.kysely.selectFrom('sign_in_attempts').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('ada')
  expect(stored).toHaveLength(database === 'postgres' ? 3 : 0)
})

it('shares its counts among the nodes of a PostgreSQL database', async () => {
  const place = await newEmptyDatabase('postgres', { tables: true })
  const open = async () => {
    const db = await openDatabase(place)
    closeAtEnd(() => db.close())
    return { db, attempts: openAttemptStore(db) }
  }
  const [one, other] = [await open(), await open()]
  await one.db.migrate()
  const [throttle, otherThrottle] = [openThrottle(one.attempts), openThrottle(other.attempts)]
  const tries = [throttle, otherThrottle, throttle, otherThrottle, throttle, otherThrottle, throttle]
  const settled = await Promise.allSettled(tries.map((each) => each.start('ada@example.org', '10.0.0.1')))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(otherThrottle.start('ada@example.org', '10.0.0.1')).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  await throttle.succeeded('ada@example.org', '10.0.0.1')
  await otherThrottle.start('ada@example.org', '10.0.0.1')

  await one.db.kysely.updateTable('sign_in_attempts').set({ at: 0 }).execute()
  await one.attempts.removeExpired()
  expect(await one.db.kysely.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([])
})

it.each(callDatabases)('lets colleagues sign in at the provider at the same time on %s', async (database) => {
  const db = await openTestDatabase(database)
  const account = { email: 'ada@example.org', username: 'Ada', password: '', role: 'editor' } as const
  const actor = await insertUser(db.kysely, account, new Date())
  const passkeys = openPasskeys({ db, secrets: ['secret'] })
  const auth = openAuth({ db, factors: { check: async () => {} }, passkeys })
  const verdict = Promise.withResolvers<ProviderVerdict>()
  const check = vi.fn(() => verdict.promise)
  const from = { address: '10.0.0.1', userAgent: '', locale: 'en', session: undefined } as const
  const attempts = Array.from({ length: 8 }, () =>
    auth.signInWithProvider({ isConfirming: false, check }, from),
  )
  const signedIn = Promise.allSettled(attempts)
  await eventually(() => expect(check).toHaveBeenCalledTimes(8))
  verdict.resolve({ actor, provedAt: undefined })
  expect((await signedIn).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
})
