import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf, visibleRows } from './option-list.tsx'

describe('rowsOf', () => {
  it('shows the name of a group once, before its first option', () => {
    const options = ['a', 'b', 'c'].map((value) => ({
      value,
      label: value,
      group: value === 'c' ? 'two' : 'one',
    }))
    expect(rowsOf(options).map((row) => (row.kind === 'group' ? row.group : row.position))).toEqual([
      'one',
      0,
      1,
      'two',
      2,
    ])
  })
})

describe('visibleRows', () => {
  it('returns all rows of a short list', () => {
    expect(visibleRows(0, 0, 5)).toEqual([0, 1, 2, 3, 4])
    expect(visibleRows(0, -1, 0)).toEqual([])
  })

  it('returns few rows of a long list, in order, and always the active one', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: -1, max: 9999 }),
        fc.integer({ min: 1, max: 10_000 }),
        (first, active, count) => {
          const rows = visibleRows(first, active, count)
          expect(rows.length).toBeLessThanOrEqual(41)
          expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other))
          expect(rows.every((row) => row >= 0 && row < count)).toBe(true)
          if (active < count && active >= 0) expect(rows).toContain(active)
          if (first < count) expect(rows).toContain(first)
        },
      ),
    )
  })
})
