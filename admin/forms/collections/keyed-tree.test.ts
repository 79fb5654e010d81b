import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  depthOf,
  everyLink,
  linksOf,
  pathTo,
  putBack,
  replaceLink,
  reuseTree,
  treeValue,
} from './keyed-tree.ts'

const counted = () => {
  let made = 0
  return () => `k${++made}`
}
const link = (text: string, ...items: readonly unknown[]) => ({ text, href: `/${text}`, items })
const menu = [link('a', link('b', link('c'))), link('d')]
const tree = () => reuseTree([], menu, counted())
const keyOf = (text: string) => everyLink(tree()).find((one) => one.text === text)?.key ?? ''

describe('Keyed tree', () => {
  it('converts to the original value', () => {
    const { tree: anyTree } = fc.letrec<{ tree: unknown[] }>((tie) => ({
      tree: fc.array(
        fc.record({ text: fc.string(), href: fc.string(), items: fc.oneof(fc.constant([]), tie('tree')) }),
        { maxLength: 4 },
      ),
    }))
    fc.assert(
      fc.property(anyTree, (value) => {
        expect(treeValue(reuseTree([], value, counted()))).toEqual(value)
      }),
    )
  })

  it('keeps its keys when the same value comes back from the server', () => {
    const before = tree()
    const back = reuseTree(before, structuredClone(menu), () => 'new')
    expect(everyLink(back).map(({ key }) => key)).toEqual(everyLink(before).map(({ key }) => key))
  })

  it('returns the path to a link and its own depth', () => {
    expect(pathTo(tree(), keyOf('c'))).toEqual([0, 0, 0])
    expect(pathTo(tree(), 'nobody')).toEqual([])
    expect(depthOf(tree())).toBe(3)
  })

  it('replaces a link at any level', () => {
    expect(treeValue(replaceLink(tree(), keyOf('b'), () => []))).toEqual([link('a'), link('d')])
    expect(treeValue(replaceLink(tree(), keyOf('d'), (one) => [{ ...one, text: 'e' }]))).toMatchObject([
      link('a', link('b', link('c'))),
      { text: 'e', href: '/d' },
    ])
  })

  it('is rebuilt from moved nodes', () => {
    const nodes = [
      { id: keyOf('d'), label: 'd', children: [{ id: keyOf('c'), label: 'c' }] },
      { id: 'nobody', label: '?' },
    ]
    expect(treeValue(linksOf(nodes, tree()))).toEqual([link('d', link('c'))])
  })

  it('puts a removed link back at its place, or at the end if its parent is gone', () => {
    const before = tree()
    const find = (text: string) => everyLink(before).find((one) => one.text === text)
    const removed = find('b')
    if (removed === undefined) throw new Error('There is no link b.')
    const without = (text: string) => replaceLink(before, find(text)?.key ?? '', () => [])
    expect(treeValue(putBack(without('b'), removed, before))).toEqual(menu)
    expect(treeValue(putBack(without('a'), removed, before))).toEqual([link('d'), link('b', link('c'))])
  })
})
