import { beforeEach, describe, expect, it } from 'vitest'
import { hour } from '../../platform/durations.ts'
import type { ActiveSession } from './session-store.ts'
import type { FindSession } from './sessions.ts'
import { openSessionCache } from './sessions.ts'

const idle = 12 * hour
const start = Date.UTC(2026, 10, 20)
const found = (over: Partial<ActiveSession> = {}): ActiveSession => ({
  actor: { id: 'maria', email: 'maria@example.org', username: 'Maria', role: 'editor', locales: [] },
  seenAt: start,
  provedAt: start,
  expiresAt: start + 24 * hour,
  ...over,
})

describe('Cached session', () => {
  let inDatabase: ActiveSession | undefined
  let looks: number
  let commits: number
  let find: FindSession

  beforeEach(() => {
    inDatabase = found()
    looks = 0
    commits = 0
    const look = async () => {
      looks += 1
      return inDatabase
    }
    find = openSessionCache(look, () => commits, idle)
  })

  it('is not read again', async () => {
    const first = await find('hash', start)
    expect(first).toEqual(found())
    expect(await find('hash', start + 999)).toBe(first)
    expect(looks).toBe(1)
  })

  it('is read again as soon as anything was written', async () => {
    await find('hash', start)
    inDatabase = undefined
    commits += 1
    expect(await find('hash', start)).toBeUndefined()
  })

  it('is read again when something was written during the read', async () => {
    const finding = find('hash', start)
    commits += 1
    await finding
    await find('hash', start)
    expect(looks).toBe(2)
  })

  it('ends within a second when another process has ended it', async () => {
    await find('hash', start)
    inDatabase = undefined
    expect(await find('hash', start + 1_000)).toBeUndefined()
  })

  it.each([
    ['it expires', found({ expiresAt: start + 500 })],
    ['nobody used it for too long', found({ seenAt: start + 500 - idle })],
  ])('ends at the very moment when %s', async (_, session) => {
    inDatabase = session
    await find('hash', start)
    inDatabase = undefined
    expect(await find('hash', start + 499)).toBe(session)
    expect(await find('hash', start + 500)).toBeUndefined()
  })

  it('is never returned for another value, and misses are not cached', async () => {
    await find('hash', start)
    inDatabase = undefined
    expect(await find('other', start)).toBeUndefined()
    expect(await find('other', start)).toBeUndefined()
    expect(looks).toBe(3)
  })
})
