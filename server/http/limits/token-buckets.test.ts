import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minute } from '../../platform/durations.ts'
import { openBuckets, openLimits } from './index.ts'

const rate = { limit: 5, every: minute }

describe('Token bucket', () => {
  it('gives all tokens at once, then says how long to wait', () => {
    const buckets = openBuckets(() => 0)
    for (let count = 0; count < 5; count++) expect(buckets.take('a', rate)).toBe(0)
    expect(buckets.take('a', rate)).toBe(minute / 5)
    expect(buckets.take('b', rate)).toBe(0)
  })

  it('gives a token after the wait that it named, and not before', () => {
    let now = 0
    const buckets = openBuckets(() => now)
    for (let count = 0; count < 5; count++) buckets.take('a', rate)
    now = minute / 5 - 1
    expect(buckets.take('a', rate)).toBeGreaterThan(0)
    now = minute / 5
    expect(buckets.take('a', rate)).toBe(0)
    expect(buckets.take('a', rate)).toBeGreaterThan(0)
  })

  it('never gives more than its capacity and the refill, in any order of requests', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { minLength: 1, maxLength: 200 }), (pauses) => {
        let now = 0
        let given = 0
        const buckets = openBuckets(() => now)
        for (const pause of pauses) {
          now += pause
          if (buckets.take('a', rate) === 0) given++
        }
        expect(given).toBeLessThanOrEqual(rate.limit + (now / rate.every) * rate.limit)
      }),
    )
  })

  it('is dropped after fifty thousand newer ones', () => {
    const buckets = openBuckets(() => 0)
    const once = { limit: 1, every: minute }
    buckets.take('first', once)
    for (let count = 0; count < 50_000; count++) buckets.take(`other ${count}`, once)
    expect(buckets.take('first', once)).toBe(0)
    expect(buckets.take('other 49999', once)).toBeGreaterThan(0)
  })
})

it('counts the addresses of one network together', () => {
  const limits = openLimits(0.01, () => 0) // 12 calls of an address
  const call = (address: string) =>
    limits.check({ address, session: undefined, bearer: undefined }, undefined)
  for (let host = 1; host <= 12; host++) call(`2001:db8:0:1::${host}`)
  expect(() => call('2001:db8:0:1::99')).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
  expect(() => call('2001:db8:0:2::1')).not.toThrow()
})
