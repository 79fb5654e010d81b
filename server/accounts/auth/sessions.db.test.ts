import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/index.ts'
import { hour, minute } from '../../platform/durations.ts'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import { insertUser } from '../users/user-store.ts'
import type { Sessions } from './sessions.ts'
import { openSessions } from './sessions.ts'

const from = { address: '127.0.0.1', userAgent: 'a browser' }

describe.each(callDatabases)('Session on %s', (database) => {
  let db: Db
  let time: number
  let sessions: Sessions
  let people = 0

  async function newUser(): Promise<string> {
    const username = `user-${++people}`
    const account = {
      email: `${username}@example.org`,
      username,
      password: 'never used',
      role: 'editor',
    } as const
    return (await insertUser(db.kysely, account, new Date(time))).id
  }

  beforeAll(async () => {
    db = await openTestDatabase(database)
  })

  beforeEach(() => {
    time = Date.UTC(2026, 10, 20)
    sessions = openSessions(db.kysely, () => new Date(time))
  })

  it('ends after twelve hours without use', async () => {
    const [used, unused] = [
      await sessions.start(await newUser(), from),
      await sessions.start(await newUser(), from),
    ]
    time += 7 * hour
    expect(await sessions.actorOf(used)).toBeDefined()
    time += 7 * hour
    expect(await sessions.actorOf(used)).toBeDefined()
    expect(await sessions.actorOf(unused)).toBeUndefined()
  })

  it('ends after fourteen days, however much it is used', async () => {
    const value = await sessions.start(await newUser(), from)
    for (let hours = 0; hours < 14 * 24 - 8; hours += 8) {
      time += 8 * hour
      expect(await sessions.actorOf(value)).toBeDefined()
    }
    time += 8 * hour
    expect(await sessions.actorOf(value)).toBeUndefined()
  })

  it('ends after the lengths of the configuration', async () => {
    const lengths = { unused: hour, total: 3 * hour }
    const short = openSessions(db.kysely, () => new Date(time), { lengths })
    const user = await newUser()
    const value = await short.start(user, from)
    expect(await short.endOf(value)).toEqual({ within: 3 * 3_600, unused: 3_600 })
    for (let minutes = 0; minutes < 170; minutes += 50) {
      expect(await short.actorOf(value)).toBeDefined()
      time += 50 * minute
    }
    expect(await short.actorOf(value)).toBeUndefined()
    const unused = await short.start(user, from)
    time += hour
    expect(await short.actorOf(unused)).toBeUndefined()
    expect(await short.list(user, undefined)).toEqual([])
  })

  it('is one of at most twenty: the oldest is ended', async () => {
    const user = await newUser()
    const values: string[] = []
    for (let count = 0; count < 22; count++) {
      time += 1_000
      values.push(await sessions.start(user, from))
    }
    const living = await Promise.all(values.map((value) => sessions.actorOf(value)))
    expect(living.map((actor) => actor !== undefined)).toEqual([false, false, ...Array(20).fill(true)])
  })

  it('has recent authentication for ten minutes', async () => {
    const value = await sessions.start(await newUser(), from)
    time += 10 * 60_000 - 1
    expect(await sessions.hasRecentAuth(value)).toBe(true)
    time += 1
    expect(await sessions.hasRecentAuth(value)).toBe(false)
    expect(await sessions.hasRecentAuth(undefined)).toBe(false)
  })

  it('is not extended by a check of its validity', async () => {
    const value = await sessions.start(await newUser(), from)
    for (let hours = 0; hours < 11; hours++) {
      time += hour
      expect(await sessions.isValid(value)).toBe(true)
    }
    time += hour
    expect(await sessions.isValid(value)).toBe(false)
  })

  it('is listed for its user with device and address, and can be ended by its id', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const value = await sessions.start(user, from)
    time += 5_000
    await sessions.start(user, { address: '192.0.2.1', userAgent: 'a phone' })
    const list = await sessions.list(user, value)
    expect(list).toMatchObject([
      { device: 'a phone', address: '192.0.2.1', isThis: false },
      { device: 'a browser', address: '127.0.0.1', isThis: true },
    ])
    expect(JSON.stringify(list)).not.toContain(value)
    const id = list.find(({ isThis }) => isThis)?.id ?? ''
    expect(await sessions.endNamed(other, id)).toBe(false)
    expect(await sessions.endNamed(user, id)).toBe(true)
    expect(await sessions.actorOf(value)).toBeUndefined()
    expect(await sessions.list(user, undefined)).toHaveLength(1)
  })

  it('ends with all others of its user, or with all but one', async () => {
    const user = await newUser()
    const [mine, other] = [await sessions.start(user, from), await sessions.start(user, from)]
    const somebodyElses = await sessions.start(await newUser(), from)
    await sessions.endAll(user, mine)
    expect(await sessions.actorOf(mine)).toBeDefined()
    expect(await sessions.actorOf(other)).toBeUndefined()
    await sessions.endAll(user)
    expect(await sessions.actorOf(mine)).toBeUndefined()
    expect(await sessions.actorOf(somebodyElses)).toBeDefined()
  })

  it('ends at once when its user is disabled', async () => {
    const user = await newUser()
    const value = await sessions.start(user, from)
    const disabled_at = new Date(time).toISOString()
    await db.kysely.updateTable('users').set({ disabled_at }).where('id', '=', user).execute()
    expect(await sessions.actorOf(value)).toBeUndefined()
  })

  it('is rejected when its value is made up', async () => {
    for (const value of [undefined, '', 'A'.repeat(43), "' or 1=1 --", 'x'.repeat(10_000)]) {
      expect(await sessions.actorOf(value)).toBeUndefined()
    }
  })
})
