import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Crop } from './crop.ts'
import { fullCrop, inShape, minSize, moveCrop, resizeCrop } from './crop.ts'

const part = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const crops: fc.Arbitrary<Crop> = fc
  .record({ width: part(0.1, 1), height: part(0.1, 1), x: part(0, 1), y: part(0, 1) })
  .map(({ width, height, x, y }) => ({ width, height, left: x * (1 - width), top: y * (1 - height) }))

const steps = fc.record({ x: part(-2, 2), y: part(-2, 2) })
const ends = fc.constantFrom('start', 'end')
const corners = fc.record({ x: ends, y: ends })
const shapes = part(0.4, 2.5)
const hair = 1e-9

function liesInThePicture({ left, top, width, height }: Crop) {
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(-hair)
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + hair)
}

describe('crop', () => {
  it('moves without changing its size', () => {
    fc.assert(
      fc.property(crops, steps, (crop, by) => {
        const moved = moveCrop(crop, by)
        liesInThePicture(moved)
        expect([moved.width, moved.height]).toEqual([crop.width, crop.height])
      }),
    )
  })

  it('keeps the corner opposite the dragged one', () => {
    fc.assert(
      fc.property(crops, corners, steps, (crop, corner, by) => {
        const resized = resizeCrop(crop, corner, by)
        liesInThePicture(resized)
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(minSize - hair)
        const across = ({ left, width }: Crop) => (corner.x === 'start' ? left + width : left)
        expect(across(resized)).toBeCloseTo(across(crop))
      }),
    )
  })

  it('keeps a fixed shape', () => {
    fc.assert(
      fc.property(crops, corners, steps, shapes, (crop, corner, by, shape) => {
        const resized = resizeCrop(inShape(crop, shape), corner, by, shape)
        liesInThePicture(resized)
        expect(resized.width / resized.height).toBeCloseTo(shape)
      }),
    )
  })

  it('shrinks to a shape inside its previous area', () => {
    fc.assert(
      fc.property(crops, shapes, (crop, shape) => {
        const taken = inShape(crop, shape)
        expect(taken.width).toBeLessThanOrEqual(crop.width + hair)
        expect(taken.height).toBeLessThanOrEqual(crop.height + hair)
        liesInThePicture(taken)
      }),
    )
    expect(inShape(fullCrop, 0.5)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
  })
})
