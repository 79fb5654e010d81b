import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFitting } from './toolbar.tsx'

describe('countFitting', () => {
  it('returns all if there is room, without the overflow button', () => {
    expect(countFitting({ widths: [30, 30, 30], gap: 5, available: 100, more: 30 })).toBe(3)
  })

  it('leaves room for the overflow button', () => {
    expect(countFitting({ widths: [30, 30, 30], gap: 5, available: 99 - 1, more: 30 })).toBe(1)
    expect(countFitting({ widths: [30], gap: 5, available: 10, more: 30 })).toBe(0)
  })

  it('never exceeds the available width, and never shows fewer with more width', () => {
    const space = fc.record({
      widths: fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 20 }),
      gap: fc.nat(10),
      available: fc.nat(1000),
      more: fc.integer({ min: 20, max: 40 }),
    })
    fc.assert(
      fc.property(space, fc.nat(300), (given, wider) => {
        const { widths, gap, available, more } = given
        const count = countFitting(given)
        const shown = widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0)
        const needed = count === widths.length ? shown - gap : shown + more
        if (count > 0) expect(needed).toBeLessThanOrEqual(available + 1)
        expect(countFitting({ ...given, available: available + wider })).toBeGreaterThanOrEqual(count)
      }),
    )
  })
})
