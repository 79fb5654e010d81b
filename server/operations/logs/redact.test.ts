import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked, redact } from './logger.ts'

describe('Log values', () => {
  it('are cut to a kilobyte at any depth, and limited in number', () => {
    const long = 'a'.repeat(5_000)
    const redacted = redact({ long, deep: { list: Array(500).fill(long) } })
    expect(JSON.stringify(redacted).length).toBeLessThan(60_000)
    expect(redacted).toMatchObject({ long: `${'a'.repeat(1_000)}…` })
  })

  it('are hidden when their name is that of a secret', () => {
    const redacted = redact({
      password: 'canary-1',
      user: { sessionId: 'canary-2', request: { headers: { x: 'canary-3' } } },
      list: [{ apiToken: 'canary-4' }],
    })
    expect(JSON.stringify(redacted)).not.toContain('canary')
  })

  it('end at circular references', () => {
    const circle: Record<string, unknown> = { name: 'a' }
    circle.self = circle
    expect(JSON.stringify(redact(circle))).toContain('…')
  })

  it.each([
    'GET /updates?preview=canary&x=1',
    'connect to postgres://ada:canary@db:5432/x failed',
    'Authorization: Bearer canary',
    'refused {"password":"canary"}',
    'refused {"token": "canary"}',
    "secret = 'canary'",
  ])('have secrets hidden inside a text: %s', (text) => {
    const line = masked(JSON.stringify({ msg: text }))
    expect(JSON.parse(line).msg).not.toContain('canary')
  })

  it('stay a valid line of JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
        const line = JSON.stringify({ ...values, msg: 'a token=b, password: c' })
        expect(JSON.parse(masked(line))).toMatchObject({ msg: 'a token=•••, password: •••' })
      }),
    )
  })
})
