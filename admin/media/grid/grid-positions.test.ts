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

describe('Grid positions', () => {
  it('move only to existing tiles, and one by one through all of them', () => {
    fc.assert(
      fc.property(size, arrow, fc.nat(59), (grid, key, from) => {
        fc.pre(from < grid.count)
        const to = nextIndex(key, from, grid)
        if (to !== undefined) expect(to >= 0 && to < grid.count).toBe(true)
        const forwardKey = grid.isMirrored ? 'ArrowLeft' : 'ArrowRight'
        expect(nextIndex(forwardKey, from, grid)).toBe(from + 1 < grid.count ? from + 1 : undefined)
      }),
    )
  })

  it('move down to the end of a short last row and no further', () => {
    const grid = { columns: 4, count: 6, isMirrored: false }
    expect(nextIndex('ArrowDown', 3, grid)).toBe(5)
    expect(nextIndex('ArrowDown', 5, grid)).toBeUndefined()
  })

  it('select the range between two tiles in either order, or one tile if the other is missing', () => {
    const ids = ['a', 'b', 'c', 'd']
    expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(between(ids, 'x', 'b')).toEqual(['b'])
  })
})

describe('Folder options', () => {
  const folders = [
    { id: '1', name: 'Prints', parent: null },
    { id: '2', name: 'Ferns', parent: '1' },
    { id: '3', name: 'Õied', parent: null },
    { id: '4', name: 'Zine', parent: null },
  ]
  const inEstonian = new Intl.Collator('et').compare

  it('follow their parent folder in the order of the interface language', () => {
    expect(folderOptions(folders, inEstonian).map(({ label }) => label)).toEqual([
      'Prints',
      'Prints / Ferns',
      'Zine',
      'Õied',
    ])
  })

  it('include the children of a folder', () => {
    expect(childrenOf(folders, '1', inEstonian).map(({ name }) => name)).toEqual(['Ferns'])
  })
})
