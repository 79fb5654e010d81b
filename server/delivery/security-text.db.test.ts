import { expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import { startServer } from '../testing/start-server.ts'

const path = '/.well-known/security.txt'

it.each(callDatabases)('names the contacts, and expires within a year, on %s', async (kind) => {
  const securityContacts = ['mailto:security@example.org', 'https://example.org/report']
  const { anonymous, url } = await startServer(kind, { config: { securityContacts } })
  const { status, headers, text } = await anonymous.get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const [first, second, expires = '', languages, canonical] = text.split('\n')
  expect([first, second]).toEqual(securityContacts.map((contact) => `Contact: ${contact}`))
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(365)
  expect(languages).toMatch(/^Preferred-Languages: en, /)
  expect(canonical).toBe(`Canonical: ${url}${path}`)
})

it.each(callDatabases)('is not found without a contact on %s', async (kind) => {
  const { anonymous } = await startServer(kind)
  expect((await anonymous.get(path)).status).toBe(404)
})
