import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movePoint, pointUnder, stepOf } from './point.ts'

const parts = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const points = fc.record({ x: parts, y: parts })

it('a point stays in the image, in whole percent', () => {
  const far = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(points, fc.record({ x: far, y: far }), (point, by) => {
      for (const part of Object.values(movePoint(point, by))) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
        expect(part * 100).toBeCloseTo(Math.round(part * 100))
      }
    }),
  )
})

it('a key moves one percent, and ten percent with Shift', () => {
  expect(
    movePoint({ x: 0.5, y: 0.5 }, stepOf({ key: 'ArrowRight', shiftKey: false }) ?? { x: 0, y: 0 }).x,
  ).toBe(0.51)
  expect(movePoint({ x: 0.5, y: 0.5 }, stepOf({ key: 'ArrowUp', shiftKey: true }) ?? { x: 0, y: 0 }).y).toBe(
    0.4,
  )
  expect(stepOf({ key: 'Enter', shiftKey: false })).toBeUndefined()
})

it('the point matches the pointer position', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 }
  fc.assert(
    fc.property(points, ({ x, y }) => {
      const pointer = { clientX: box.left + x * box.width, clientY: box.top + y * box.height }
      expect(pointUnder(pointer, box)).toEqual({ x, y })
    }),
  )
})
