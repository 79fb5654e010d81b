import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionAtText } from './selection-toolbar.tsx'

const free = { top: 60, bottom: 800, left: 0, right: 1000 }
const bar = { width: 200, height: 40 }
const line = (top: number, left = 400, right = 500) => ({ top, bottom: top + 20, left, right })
const at = (text: ReturnType<typeof line>) => positionAtText({ text, first: text, last: text, free, bar })

describe('Position of the selection toolbar', () => {
  it('is above the middle of the selection, or below it when there is no room', () => {
    expect(at(line(300))).toEqual({ top: 252, left: 350 })
    expect(at(line(80))).toEqual({ top: 108, left: 350 })
  })

  it('is within the window', () => {
    expect(at(line(300, 0, 20))?.left).toBe(8)
    expect(at(line(300, 990, 1000))?.left).toBe(792)
  })

  it('is undefined when the selection is not visible or fills the window', () => {
    expect(at(line(10))).toBeUndefined()
    expect(at(line(900))).toBeUndefined()
    expect(at({ ...line(70), bottom: 790 })).toBeUndefined()
  })

  it('never overlaps the selection', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 1500 }), fc.integer({ min: 1, max: 900 }), (top, height) => {
        const selection = { ...line(top), bottom: top + height }
        const place = at(selection)
        if (place === undefined) return
        expect(place.top + bar.height <= selection.top || place.top >= selection.bottom).toBe(true)
      }),
    )
  })
})
