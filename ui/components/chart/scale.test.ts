import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, labelledCategories, positionOf, scaleOf } from './scale.ts'

const figures = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 30 })

describe('chart axis', () => {
  it('includes every value and zero', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const scale = scaleOf(values)
        for (const value of [...values, 0]) {
          expect(heightOf(value, scale)).toBeGreaterThanOrEqual(0)
          expect(heightOf(value, scale)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('uses few, even and round steps', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const { ticks } = scaleOf(values)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(6)
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
        expect(['1', '2', '5']).toContain(step.toExponential(6)[0])
        for (const [index, tick] of ticks.entries())
          expect(tick).toBeCloseTo((ticks[0] ?? 0) + index * step, 5)
      }),
    )
  })

  it.each([
    [
      [3, 14],
      [0, 5, 10, 15],
    ],
    [
      [0.1, 0.32],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [
      [-8, 12],
      [-10, -5, 0, 5, 10, 15],
    ],
    [[], [0, 0.5]],
  ])('of %j is %j', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks)
  })
})

describe('chart categories', () => {
  it('are spread evenly between both ends', () => {
    expect([0, 1, 2, 3].map((index) => positionOf(index, 4))).toEqual([12.5, 37.5, 62.5, 87.5])
  })

  it('always label the last one, if there is no room for all', () => {
    expect(labelledCategories(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
    expect(labelledCategories(3, 6)).toEqual([0, 1, 2])
    expect(labelledCategories(0, 6)).toEqual([])
  })
})
