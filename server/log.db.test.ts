import { expect, it } from 'vitest'
import { openLog } from './log.ts'
import { startServer } from './testing/start-server.ts'

it('writes a line of JSON for each request, and nothing that opens a door', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const { anonymous } = await startServer('sqlite', { log })
  const canary = 'canary-5917'
  const headers = { cookie: `session=${canary}`, authorization: `Bearer ${canary}`, accept: 'text/html' }
  await anonymous.post(
    '/api/auth/login',
    { email: 'ada@example.org', password: canary },
    { cookie: `session=${canary}` },
  )
  await anonymous.get(`/updates?preview=${canary}`, headers)
  await anonymous.get(`/broken?token=${canary}`, headers)
  await anonymous.get('/api/health/live')
  await anonymous.get(`/${'a'.repeat(3_000)}%0Aforged`, { accept: 'text/html' })

  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests.map(({ level, path, status }) => [level, path.slice(0, 20), status])).toEqual([
    ['info', '/api/auth/login', 401],
    ['info', '/updates', 200],
    ['info', '/broken', 500],
    ['debug', '/api/health/live', 200],
    ['info', `/${'a'.repeat(19)}`, 404],
  ])
  expect(lines.join('')).not.toContain(canary)
  expect(lines.every((line) => line.trimEnd().split('\n').length === 1 && line.length < 3_000)).toBe(true)
})
