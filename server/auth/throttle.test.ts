import { beforeEach, describe, expect, it } from 'vitest'
import type { Throttle } from './throttle.ts'
import { openThrottle } from './throttle.ts'

const minute = 60_000
let time = 0
let paused = 0
let throttle: Throttle
const failTimes = (times: number, account = 'ada@example.org', address = '10.0.0.1') => {
  for (let failure = 0; failure < times; failure++) throttle.failed(account, address)
}
const check = (account = 'ada@example.org', address = '10.0.0.1') => throttle.check(account, address)
const waiting = (seconds: number, checking = check()) =>
  expect(checking).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { headers: { 'retry-after': String(seconds) } },
  })

describe('the throttle of sign-in', () => {
  beforeEach(() => {
    time = 1_000_000
    paused = 0
    const pause = async (milliseconds: number) => {
      paused += milliseconds
    }
    throttle = openThrottle(() => new Date(time), pause)
  })

  it('allows five failures, then asks for one second', async () => {
    failTimes(4)
    await check()
    failTimes(1)
    await waiting(1)
    time += 1_000
    await check()
  })

  it('doubles the wait with each further failure, up to a quarter of an hour', async () => {
    failTimes(8)
    await waiting(8)
    failTimes(30)
    await waiting(900)
  })

  it('counts each account and each address for itself', async () => {
    failTimes(8)
    await check('ada@example.org', '10.0.0.2')
    await check('bob@example.org', '10.0.0.1')
  })

  it('forgets the failures after a success', async () => {
    failTimes(8)
    throttle.succeeded('ada@example.org', '10.0.0.1')
    await check()
    failTimes(1)
    await check()
  })

  it('lets an address fail fifty times in a quarter of an hour, for whichever accounts', async () => {
    for (let account = 0; account < 50; account++) {
      await check(`${account}@example.org`, '2001:db8::1')
      failTimes(1, `${account}@example.org`, '2001:db8::1')
    }
    await waiting(18, check('other@example.org', '2001:db8::2'))
    await check('other@example.org', '2001:db8:0:1::1')
    time += 15 * minute
    await check('other@example.org', '2001:db8::2')
  })

  it('slows down an account that is tried from everywhere, and locks nobody out', async () => {
    for (let index = 0; index < 200; index++) failTimes(1, 'ada@example.org', `10.0.1.${index}`)
    await check('ada@example.org', '10.0.0.1')
    expect(paused).toBe(1_000)
    await check('bob@example.org', '10.0.0.1')
    expect(paused).toBe(1_000)
    time += 60 * minute
    await check('ada@example.org', '10.0.0.1')
    expect(paused).toBe(1_000)
  })
})
