import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepFrom } from './use-number.ts'

describe('step', () => {
  it('is exact in decimals', () => {
    expect(stepFrom(0.1, 2, { step: 0.1 })).toBe(0.3)
    expect(stepFrom(1e-7, 1, { step: 1e-7 })).toBe(2e-7)
  })

  it('counts from the minimum, and goes to the nearer step first', () => {
    expect(stepFrom(4, 1, { min: 1, step: 2 })).toBe(5)
    expect(stepFrom(4, -1, { min: 1, step: 2 })).toBe(3)
  })

  it('stays within its bounds in both directions', () => {
    const limits = { min: -20, max: 80, step: 5 }
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 80 }), fc.integer({ min: 1, max: 30 }), (value, steps) => {
        const up = stepFrom(value, steps, limits)
        const down = stepFrom(value, -steps, limits)
        expect(up).toBeGreaterThanOrEqual(value)
        expect(down).toBeLessThanOrEqual(value)
        expect([up, down].every((reached) => reached >= -20 && reached <= 80 && reached % 5 === 0)).toBe(true)
      }),
    )
  })
})
