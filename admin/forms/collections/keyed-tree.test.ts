import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depthOf, everyLink, linksOf, pathTo, replaceLink, reuseTree, treeValue } from './keyed-tree.ts'

const counted = () => {
  let made = 0
  return () => `k${++made}`
}
const link = (text: string, ...items: readonly unknown[]) => ({ text, href: `/${text}`, items })
const menu = [link('a', link('b', link('c'))), link('d')]
const tree = () => reuseTree([], menu, counted())
const keyOf = (text: string) => everyLink(tree()).find((one) => one.text === text)?.key ?? ''

describe('a tree of links', () => {
  it('is kept as it was read', () => {
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

  it('keeps its keys when it comes back from the server', () => {
    const before = tree()
    const back = reuseTree(before, structuredClone(menu), () => 'new')
    expect(everyLink(back).map(({ key }) => key)).toEqual(everyLink(before).map(({ key }) => key))
  })

  it('knows the way to each, and how deep it goes', () => {
    expect(pathTo(tree(), keyOf('c'))).toEqual([0, 0, 0])
    expect(pathTo(tree(), 'nobody')).toEqual([])
    expect(depthOf(tree())).toBe(3)
  })

  it('replaces one wherever it is', () => {
    expect(treeValue(replaceLink(tree(), keyOf('b'), () => []))).toEqual([link('a'), link('d')])
    expect(treeValue(replaceLink(tree(), keyOf('d'), (one) => [{ ...one, text: 'e' }]))).toMatchObject([
      link('a', link('b', link('c'))),
      { text: 'e', href: '/d' },
    ])
  })

  it('is what was made of its nodes', () => {
    const nodes = [
      { id: keyOf('d'), label: 'd', children: [{ id: keyOf('c'), label: 'c' }] },
      { id: 'nobody', label: '?' },
    ]
    expect(treeValue(linksOf(nodes, tree()))).toEqual([link('d', link('c'))])
  })
})
