import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Direction, TreeNode } from './tree-node.ts'
import { findNode, moveInTree, placedNodes, positionBeside, positionOfStep } from './tree-node.ts'

const leaf = (id: string): TreeNode => ({ id, label: id })
const branch = (id: string, ...children: readonly TreeNode[]): TreeNode => ({ id, label: id, children })

const forest = [branch('a', leaf('b'), branch('c', leaf('d'))), leaf('e'), branch('f')]

/** `a(b c(d)) e f`. */
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => (children?.length ? `${id}(${drawn(children)})` : id)).join(' ')

const step = (id: string, direction: Direction) => {
  const treePosition = positionOfStep(forest, id, direction)
  return treePosition && drawn(moveInTree(forest, id, treePosition))
}

/** Any tree, with its nodes numbered from top to bottom. */
const trees = fc.array(fc.nat(4), { minLength: 1, maxLength: 30 }).map((parents) => {
  let nodes: readonly TreeNode[] = []
  for (const [at, parent] of parents.entries()) {
    nodes = [...nodes, leaf(`${at}`)]
    if (at > 0 && parent > 0) nodes = moveInTree(nodes, `${at}`, { parent: `${parent % at}`, index: 0 })
  }
  return nodes
})
const ids = (nodes: readonly TreeNode[]) =>
  placedNodes(nodes)
    .map(({ node }) => node.id)
    .sort()

describe('moveInTree', () => {
  it('loses nothing, duplicates nothing, and never puts a node into itself', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.option(fc.nat()), fc.nat(9), (nodes, one, other, index) => {
        const all = ids(nodes)
        const id = all[one % all.length] ?? ''
        const parent = other === null ? null : (all[other % all.length] ?? null)
        const moved = moveInTree(nodes, id, { parent, index })
        expect(ids(moved)).toEqual(all)
        const own = findNode(nodes, id)?.node
        expect(findNode(moved, id)?.node).toEqual(own)
        const isWithin = own !== undefined && findNode([own], parent) !== undefined
        expect(findNode(moved, id)?.parent).toBe(isWithin ? findNode(nodes, id)?.parent : parent)
      }),
    )
  })

  it('reverses the opposite step', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (nodes, one) => {
        const all = ids(nodes)
        const id = all[one % all.length] ?? ''
        const from = findNode(nodes, id)
        const there = positionOfStep(nodes, id, 'down')
        if (!there || there.parent !== from?.parent) return
        const moved = moveInTree(nodes, id, there)
        const back = positionOfStep(moved, id, 'up')
        expect(back && moveInTree(moved, id, back)).toEqual(nodes)
      }),
    )
  })

  it('moves step by step, and out of a branch at its ends', () => {
    expect(step('e', 'up')).toBe('e a(b c(d)) f')
    expect(step('b', 'down')).toBe('a(c(d) b) e f')
    expect(step('b', 'up')).toBe('b a(c(d)) e f')
    expect(step('c', 'down')).toBe('a(b) c(d) e f')
    expect(step('e', 'in')).toBe('a(b c(d) e) f')
    expect(step('d', 'out')).toBe('a(b c d) e f')
    expect(step('a', 'up')).toBeUndefined()
    expect(step('b', 'in')).toBeUndefined()
    expect(step('e', 'out')).toBeUndefined()
  })

  it('drops before, after and into a node, and never into itself', () => {
    const drop = (id: string, target: string, side: 'before' | 'inside' | 'after') => {
      const treePosition = positionBeside(forest, id, target, side)
      return treePosition && drawn(moveInTree(forest, id, treePosition))
    }
    expect(drop('e', 'a', 'before')).toBe('e a(b c(d)) f')
    expect(drop('a', 'f', 'after')).toBe('e f a(b c(d))')
    expect(drop('b', 'f', 'inside')).toBe('a(c(d)) e f(b)')
    expect(drop('b', 'a', 'inside')).toBe('a(c(d) b) e f')
    expect(drop('a', 'd', 'after')).toBeUndefined()
    expect(drop('a', 'a', 'inside')).toBeUndefined()
  })
})
