import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, rowsBetween, selectionState, withSelected } from './selection.ts'

const rows = ['a', 'b', undefined, 'd', 'e']

describe('a selection', () => {
  it('reaches from the last row to this one, whichever is above', () => {
    expect(rowsBetween(rows, 1, 4)).toEqual(['b', 'd', 'e'])
    expect(rowsBetween(rows, 4, 1)).toEqual(['b', 'd', 'e'])
    expect(rowsBetween(rows, undefined, 3)).toEqual(['d'])
  })

  it('knows whether it holds all rows that are there', () => {
    const chosen = (...keys: string[]) => selectionState(rows, (row) => row, new Set(keys))
    expect(chosen()).toBe('none')
    expect(chosen('a', 'b')).toBe('some')
    expect(chosen('a', 'b', 'd', 'e', 'on another page')).toBe('all')
    expect(chosen('a', 'b', 'd', 'gone', 'on another page')).toBe('some')
    expect(selectionState([], String, new Set(['gone']))).toBe('none')
  })

  it('gives back what it took, and touches nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (had, taken) => {
        const before = withSelected(nothing, had, true)
        const after = withSelected(withSelected(before, taken, true), taken, false)
        expect(after).toEqual(new Set(had.filter((key) => !taken.includes(key))))
        expect(before).toEqual(new Set(had))
      }),
    )
  })
})
