import { describe, expect, it } from 'vitest'
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
