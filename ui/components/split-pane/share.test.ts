import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampShare, shareAfterKey, shareAt } from './split-pane.tsx'

const bounds = { min: 20, max: 80 }
const shares = fc.integer({ min: 20, max: 80 })
const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End')
const dirs = fc.constantFrom('ltr', 'rtl')

it('a share stays within its bounds for any key', () => {
  fc.assert(
    fc.property(shares, keys, fc.boolean(), dirs, (share, key, shiftKey, dir) => {
      const reached = shareAfterKey({ key, shiftKey }, share, { ...bounds, dir })
      expect(reached).toBe(clampShare(reached ?? Number.NaN, bounds))
    }),
  )
  expect(shareAfterKey({ key: 'Tab', shiftKey: false }, 50, { ...bounds, dir: 'ltr' })).toBeUndefined()
})

it('the divider follows the pointer in both directions', () => {
  const box = { left: 100, right: 500 }
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500 }), (x) => {
      expect(shareAt(x, box, 'ltr') + shareAt(x, box, 'rtl')).toBeCloseTo(100)
    }),
  )
  expect(shareAt(200, box, 'ltr')).toBe(25)
  expect(shareAt(200, { left: 5, right: 5 }, 'ltr')).toBe(50)
})
