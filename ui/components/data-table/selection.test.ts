import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, rowsBetween, selectionState, withSelected } from './selection.ts'

const rows = ['a', 'b', undefined, 'd', 'e']

describe('selection', () => {
  it('covers the rows from the last one to this one, in either direction', () => {
    expect(rowsBetween(rows, 1, 4)).toEqual(['b', 'd', 'e'])
    expect(rowsBetween(rows, 4, 1)).toEqual(['b', 'd', 'e'])
    expect(rowsBetween(rows, undefined, 3)).toEqual(['d'])
  })

  it('detects whether it contains all loaded rows', () => {
    const chosen = (...keys: string[]) => selectionState(rows, (row) => row, new Set(keys))
    expect(chosen()).toBe('none')
    expect(chosen('a', 'b')).toBe('some')
    expect(chosen('a', 'b', 'd', 'e', 'on another page')).toBe('all')
    expect(chosen('a', 'b', 'd', 'gone', 'on another page')).toBe('some')
    expect(selectionState([], String, new Set(['gone']))).toBe('none')
  })

  it('deselects what it selected, and changes nothing else', () => {
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
