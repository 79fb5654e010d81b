import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked, redact } from './logger.ts'

describe('what stands in a log', () => {
  it('has no value longer than a kilobyte, however deep, and no end of them', () => {
    const long = 'a'.repeat(5_000)
    const told = redact({ long, deep: { list: Array(500).fill(long) } })
    expect(JSON.stringify(told).length).toBeLessThan(60_000)
    expect(told).toMatchObject({ long: `${'a'.repeat(1_000)}…` })
  })

  it('tells nothing that is called like a secret', () => {
    const told = redact({
      password: 'canary-1',
      user: { sessionId: 'canary-2', request: { headers: { x: 'canary-3' } } },
      list: [{ apiToken: 'canary-4' }],
    })
    expect(JSON.stringify(told)).not.toContain('canary')
  })

  it('ends where something goes round in circles', () => {
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
  ])('hides secrets in the middle of a text: %s', (text) => {
    const line = masked(JSON.stringify({ msg: text }))
    expect(JSON.parse(line).msg).not.toContain('canary')
  })

  it('leaves a line of JSON a line of JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
        const line = JSON.stringify({ ...values, msg: 'a token=b, password: c' })
        expect(JSON.parse(masked(line))).toMatchObject({ msg: 'a token=•••, password: •••' })
      }),
    )
  })
})
