import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hour } from '../../platform/durations.ts'
import { maxTries, waitAfter } from './delivery-worker.ts'

/** From 0 to below 1, as a random generator returns it. */
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const chances = fc.array(random, { minLength: maxTries, maxLength: maxTries })

/** The waits of one delivery whose attempts all fail. */
function waitsBy(luck: readonly number[]): number[] {
  const waits: number[] = []
  for (let tries = 1; ; tries++) {
    const wait = waitAfter(tries, luck[tries - 1] ?? 0)
    if (wait === undefined) return waits
    waits.push(wait)
  }
}

it('allows eight attempts', () => {
  fc.assert(fc.property(chances, (luck) => waitsBy(luck).length === 7))
})

it('spans most of a day but never more, with ten seconds for each attempt', () => {
  fc.assert(
    fc.property(chances, (luck) => {
      const total = waitsBy(luck).reduce((sum, wait) => sum + wait, maxTries * 10_000)
      expect(total).toBeLessThanOrEqual(24 * hour)
      expect(total).toBeGreaterThan(18 * hour)
    }),
  )
})

it('increases each wait', () => {
  fc.assert(
    fc.property(chances, (luck) => {
      const waits = waitsBy(luck)
      expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    }),
  )
})

it('spreads deliveries that failed together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), random, random, (tries, one, other) => {
      fc.pre(Math.abs(one - other) > 0.01)
      expect(waitAfter(tries, one)).not.toBe(waitAfter(tries, other))
    }),
  )
})
