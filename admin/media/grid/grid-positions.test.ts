import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childrenOf, folderOptions } from '../picker/folder-options.ts'
import { between, nextIndex } from './grid-keys.ts'

const size = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  count: fc.integer({ min: 1, max: 60 }),
  isMirrored: fc.boolean(),
})
const arrow = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')

describe('a grid of tiles', () => {
  it('leads only to tiles that are there, and by arrows from each to every other', () => {
    fc.assert(
      fc.property(size, arrow, fc.nat(59), (grid, key, from) => {
        fc.pre(from < grid.count)
        const to = nextIndex(key, from, grid)
        if (to !== undefined) expect(to >= 0 && to < grid.count).toBe(true)
        const onward = grid.isMirrored ? 'ArrowLeft' : 'ArrowRight'
        expect(nextIndex(onward, from, grid)).toBe(from + 1 < grid.count ? from + 1 : undefined)
      }),
    )
  })

  it('leads down to the end of a short last line, and no further', () => {
    const grid = { columns: 4, count: 6, isMirrored: false }
    expect(nextIndex('ArrowDown', 3, grid)).toBe(5)
    expect(nextIndex('ArrowDown', 5, grid)).toBeUndefined()
  })

  it('selects all between two, whichever was pressed first, and one alone where the other is gone', () => {
    const ids = ['a', 'b', 'c', 'd']
    expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(between(ids, 'x', 'b')).toEqual(['b'])
  })
})

describe('folders to choose from', () => {
  const folders = [
    { id: '1', name: 'Prints', parent: null },
    { id: '2', name: 'Ferns', parent: '1' },
    { id: '3', name: 'Õied', parent: null },
    { id: '4', name: 'Zine', parent: null },
  ]
  const inEstonian = new Intl.Collator('et').compare

  it('stand below the one that they are in, in the order of the reader’s language', () => {
    expect(folderOptions(folders, inEstonian).map(({ label }) => label)).toEqual([
      'Prints',
      'Prints / Ferns',
      'Zine',
      'Õied',
    ])
  })

  it('know their own', () => {
    expect(childrenOf(folders, '1', inEstonian).map(({ name }) => name)).toEqual(['Ferns'])
  })
})
