import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minute } from '../../platform/durations.ts'
import type { Throttle } from './throttle.ts'
import { attemptsInMemory, openThrottle } from './throttle.ts'

const ada = 'ada@example.org'
let time = 0
let paused = 0
let throttle: Throttle

const start = (account = ada, address = '10.0.0.1') => throttle.start(account, address)
const expectWait = (seconds: number, attempt = start()) =>
  expect(attempt).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { headers: { 'retry-after': String(seconds) } },
  })
/** Fails that many times, each as soon as it is allowed. */
async function failTimes(times: number) {
  for (let failure = 0; failure < times; failure++) {
    await start()
    if (failure < times - 1) time += waitAfter(failure + 1)
  }
}
const waitAfter = (failures: number) =>
  failures < 5 ? 0 : Math.min(15 * minute, 1_000 * 2 ** (failures - 5))

describe('sign-in throttle', () => {
  beforeEach(() => {
    time = 1_000_000
    paused = 0
    throttle = openThrottle(
      attemptsInMemory(() => time),
      async (milliseconds) => {
        paused += milliseconds
      },
    )
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('allows five attempts, then asks for one second', async () => {
    await failTimes(5)
    await expectWait(1)
    time += 1_000
    await start()
  })

  it('waits as long when the clock of the system is set forward', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    throttle = openThrottle(attemptsInMemory())
    for (let attempt = 0; attempt < 5; attempt++) await start()
    vi.setSystemTime(Date.now() + 400 * 24 * 60 * minute)
    await expectWait(1)
  })

  it('counts attempts that are made at the same time before any password is checked', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => start()))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('doubles the wait with each further failure, up to 15 minutes', async () => {
    await failTimes(8)
    await expectWait(8)
    time += 8_000
    for (const expected of [16, 32, 64, 128, 256, 512, 900, 900]) {
      await start()
      await expectWait(expected)
      time += expected * 1_000
    }
  })

  it('counts each account and each network separately', async () => {
    await failTimes(8)
    await start(ada, '10.0.0.2')
    await start('bob@example.org', '10.0.0.1')
  })

  it('forgets the failures after a success', async () => {
    await failTimes(5)
    await throttle.succeeded(ada, '10.0.0.1')
    await failTimes(5)
    await expectWait(1)
  })

  it('does not count an attempt whose password could not be checked', async () => {
    for (let attempt = 0; attempt < 200; attempt++) {
      await start()
      await throttle.cancelled(ada, '10.0.0.1')
    }
    await failTimes(5)
    await expectWait(1)
  })

  it('allows a network fifty failures in 15 minutes, for whichever accounts', async () => {
    for (let account = 0; account < 50; account++) await start(`${account}@example.org`, '2001:db8::1')
    await expectWait(18, start('other@example.org', '2001:db8::2'))
    await start('other@example.org', '2001:db8:0:1::1')
    time += 15 * minute
    await start('other@example.org', '2001:db8::2')
  })

  it('takes no failures from a network for those who sign in', async () => {
    for (let account = 0; account < 200; account++) {
      await start(`${account}@example.org`)
      await throttle.succeeded(`${account}@example.org`, '10.0.0.1')
    }
  })

  it('slows down an account that is attacked from everywhere, and locks no user out', async () => {
    for (let index = 0; index < 200; index++) await start(ada, `10.0.1.${index}`)
    expect(paused).toBe(0)
    await start()
    expect(paused).toBe(1_000)
    await start('bob@example.org')
    expect(paused).toBe(1_000)
    time += 60 * minute
    await start()
    expect(paused).toBe(1_000)
  })
})
