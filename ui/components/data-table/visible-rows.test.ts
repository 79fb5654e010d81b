import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrolledTo, slotsOf, visibleRows } from './visible-rows.ts'

const views = fc.record({
  scrolled: fc.nat(5_000_000),
  height: fc.integer({ min: 40, max: 2000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
})

describe('visible rows', () => {
  it('include every row in view, and few others', () => {
    fc.assert(
      fc.property(views, fc.nat(100_000), (view, count) => {
        const { from, to } = visibleRows(view, count)
        const seenFrom = Math.min(count, Math.floor(view.scrolled / view.rowHeight))
        const seenTo = Math.min(count, Math.ceil((view.scrolled + view.height) / view.rowHeight))
        expect(from).toBeLessThanOrEqual(seenFrom)
        expect(to).toBeGreaterThanOrEqual(seenTo)
        expect(to - from).toBeLessThanOrEqual(view.height / view.rowHeight + 34)
      }),
    )
  })

  it('and gaps cover all rows, each once and in order', () => {
    fc.assert(
      fc.property(views, fc.nat(100_000), fc.option(fc.nat(100_000)), (view, count, focused) => {
        let next = 0
        for (const slot of slotsOf(visibleRows(view, count), focused ?? undefined, count)) {
          expect('row' in slot ? slot.row : slot.after).toBe(next)
          next += 'row' in slot ? 1 : slot.gap
        }
        expect(next).toBe(count)
      }),
    )
  })

  it('include the focused row', () => {
    const rows = slotsOf({ from: 40, to: 42 }, 7, 100)
    expect(rows).toEqual([
      { gap: 7, after: 0 },
      { row: 7 },
      { gap: 32, after: 8 },
      { row: 40 },
      { row: 41 },
      { gap: 58, after: 42 },
    ])
  })

  it('scroll the shortest way to a row, and do not scroll to one in view', () => {
    const view = { scrolled: 400, height: 200, rowHeight: 40 }
    expect(scrolledTo(12, view)).toBe(400)
    expect(scrolledTo(3, view)).toBe(120)
    expect(scrolledTo(20, view)).toBe(640)
  })
})
