import { describe, expect, it } from 'vitest'
import { cropInParts, cropInPixels } from '../item/crop-dialog.tsx'
import { isFiltered, queryOf, readMediaSearch, writeMediaSearch } from '../media-search-params.ts'
import { folderTree, movedFolder, pathTo, withAllIn } from './folders.tsx'

const folders = [
  { id: 'prints', name: 'Prints', parent: null },
  { id: 'ferns', name: 'Ferns', parent: 'prints' },
  { id: 'mosses', name: 'Mosses', parent: 'ferns' },
  { id: 'zine', name: 'Zine', parent: null },
]
const compare = new Intl.Collator('en').compare

describe('Folder tree', () => {
  it('reports the moved folder, and nothing if only the order differs', () => {
    const tree = folderTree(folders, compare)
    expect(movedFolder(folders, tree)).toBeUndefined()
    expect(movedFolder(folders, tree.toReversed())).toBeUndefined()
    const [prints, zine] = tree
    if (prints === undefined || zine === undefined) throw new Error('The tree has two branches.')
    expect(movedFolder(folders, [{ ...zine, children: [prints] }])).toEqual({ id: 'prints', parent: 'zine' })
    expect(movedFolder(folders, [prints, zine, { id: 'mosses', label: 'Mosses' }])).toEqual({
      id: 'mosses',
      parent: null,
    })
  })

  it('finds the path to a folder, and everything inside', () => {
    expect(pathTo(folders, 'mosses')).toEqual(['prints', 'ferns', 'mosses'])
    expect(pathTo(folders, 'gone')).toEqual([])
    expect([...withAllIn(folders, 'prints')]).toEqual(['prints', 'ferns', 'mosses'])
  })
})

describe('Search parameters of the library', () => {
  it('leave out defaults and ignore invalid values', () => {
    const address = '?q=fern&kind=video&folder=none&missing=el&sort=name&view=list'
    const search = readMediaSearch(Object.fromEntries(new URLSearchParams(address)))
    expect(writeMediaSearch(search)).toBe(address)
    expect(queryOf(search)).toEqual({ q: 'fern', kind: 'video', folder: '', missing: 'el', sort: 'name' })
    expect(isFiltered(search)).toBe(true)
    const senseless = readMediaSearch({
      kind: 'x',
      missing: 'xx',
      sort: 'x',
      view: 'x',
      open: 'x',
      trashed: 'x',
    })
    expect(writeMediaSearch(senseless)).toBe('')
    expect(isFiltered(senseless)).toBe(false)
  })
})

describe('Crop', () => {
  const size = { width: 400, height: 300 }

  it('is stored in pixels of the whole image, and read back', () => {
    const crop = { left: 13, top: 7, width: 201, height: 99 }
    expect(cropInPixels(cropInParts(crop, size), size)).toEqual(crop)
  })

  it('is null if nothing is cut off, and never exceeds the image', () => {
    expect(cropInPixels(cropInParts(null, size), size)).toBeNull()
    expect(cropInPixels({ left: 0.999, top: 0, width: 0.5, height: 0 }, size)).toEqual({
      left: 399,
      top: 0,
      width: 1,
      height: 1,
    })
  })
})
