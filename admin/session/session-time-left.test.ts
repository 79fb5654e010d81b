import { expect, it, onTestFinished, vi } from 'vitest'
import { watchConnection } from './connection.ts'
import { timeLeft } from './status-banners.tsx'

const ends = { within: 3_600, unused: 600 }

it('counts from the last use, up to the latest end', () => {
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 0 }, 0)).toBe(600_000)
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 300_000 }, 300_000)).toBe(600_000)
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 3_500_000 }, 3_500_000)).toBe(100_000)
})

it('counts a session check of the server as a use', () => {
  expect(timeLeft({ ends, checkedAt: 50_000, usedAt: 0 }, 50_000)).toBe(600_000)
})

it('is negative after the end', () => {
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 0 }, 600_001)).toBe(-1)
})

it('counts only calls that extend the session as a use', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  onTestFinished(() => void vi.useRealTimers())
  const connection = watchConnection(async () => new Response())
  vi.setSystemTime(2_000)
  await connection.fetch('/builds/latest.json?2000')
  for (const path of ['health/live', 'live?after=7', 'logs/server?level=info', 'backups', 'import'])
    await connection.fetch(`/api/${path}`)
  for (const path of ['presence', 'presence/caret', 'documents/updates/one/preview'])
    await connection.fetch(`/api/${path}`, { method: 'POST' })
  expect(connection.usedAt()).toBe(1_000)
  await connection.fetch('/api/backups', { method: 'POST' })
  expect(connection.usedAt()).toBe(2_000)
  vi.setSystemTime(3_000)
  await connection.fetch('/api/documents/updates?limit=50')
  expect(connection.usedAt()).toBe(3_000)
})

it('does not extend the session with what an unattended window reads', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  const user = new EventTarget()
  vi.stubGlobal('addEventListener', user.addEventListener.bind(user))
  vi.stubGlobal('removeEventListener', user.removeEventListener.bind(user))
  vi.stubGlobal('navigator', { onLine: true })
  const sent: (string | null)[] = []
  const connection = watchConnection(async (_, init) => {
    sent.push(new Headers(init?.headers).get('x-automatic'))
    return new Response()
  })
  const stop = connection.start()
  onTestFinished(() => {
    stop()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  // A minute after the last action, another user saves a document: lists are read again.
  vi.setSystemTime(62_000)
  await connection.fetch('/api/overview', { headers: { accept: 'application/json' } })
  expect([sent, connection.usedAt()]).toEqual([['true'], 1_000])
  user.dispatchEvent(new Event('keydown'))
  await connection.fetch('/api/overview')
  expect([sent, connection.usedAt()]).toEqual([['true', null], 62_000])
})
