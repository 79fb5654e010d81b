import { beforeEach, describe, expect, it } from 'vitest'
import type { Throttle } from './throttle.ts'
import { openThrottle } from './throttle.ts'

let time = 0
let throttle: Throttle
const failTimes = (times: number) => {
  for (let failure = 0; failure < times; failure++) throttle.failed('ada@example.org', '10.0.0.1')
}
const check = () => throttle.check('ada@example.org', '10.0.0.1')
const waiting = (seconds: number) =>
  expect(check).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      details: { headers: { 'retry-after': String(seconds) } },
    }),
  )

describe('the throttle of sign-in', () => {
  beforeEach(() => {
    time = 1_000_000
    throttle = openThrottle(() => new Date(time))
  })

  it('allows five failures, then asks for one second', () => {
    failTimes(4)
    expect(check).not.toThrow()
    failTimes(1)
    waiting(1)
    time += 1_000
    expect(check).not.toThrow()
  })

  it('doubles the wait with each further failure, up to a quarter of an hour', () => {
    failTimes(8)
    waiting(8)
    failTimes(30)
    waiting(900)
  })

  it('counts each account and each address for itself', () => {
    failTimes(8)
    expect(() => throttle.check('ada@example.org', '10.0.0.2')).not.toThrow()
    expect(() => throttle.check('bob@example.org', '10.0.0.1')).not.toThrow()
  })

  it('forgets the failures after a success', () => {
    failTimes(8)
    throttle.succeeded('ada@example.org', '10.0.0.1')
    expect(check).not.toThrow()
    failTimes(1)
    expect(check).not.toThrow()
  })
})
