/**
 * Lifts a node with keys or drags it, moves it through the tree, drops it or cancels, and announces each
 * step.
 */
import { useState } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { Direction, TreeNode, TreePosition } from './tree-node.ts'
import { findNode, moveInTree, positionOfStep } from './tree-node.ts'

const messages = { sortable: english.sortable, tree: english.tree }

interface Lifted {
  readonly id: string
  readonly nodes: readonly TreeNode[]
}

export function useLiftedNode(nodes: readonly TreeNode[], onMove: (nodes: readonly TreeNode[]) => void) {
  const { lang, word } = useUi(messages)
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, announce] = useState('')
  const shown = lifted?.nodes ?? nodes

  const placeIn = (level: readonly TreeNode[], id: string) => {
    const found = findNode(level, id)
    const number = new Intl.NumberFormat(lang)
    return {
      item: found?.node.label ?? id,
      place: number.format((found?.index ?? 0) + 1),
      count: number.format(found?.count ?? 0),
      parent: findNode(level, found?.parent ?? null)?.node.label ?? '',
    }
  }
  const sayPlace = (level: readonly TreeNode[], id: string) => {
    const place = placeIn(level, id)
    announce(word(place.parent === '' ? 'tree.outermost' : 'tree.inside', place))
  }

  const lift = (id: string) => {
    setLifted({ id, nodes })
    announce(word('sortable.lifted', placeIn(nodes, id)))
  }
  const drop = (id: string) => {
    setLifted(undefined)
    if (shown !== nodes) onMove(shown)
    announce(word('sortable.dropped', placeIn(shown, id)))
  }
  const cancel = (id: string) => {
    setLifted(undefined)
    announce(word('sortable.cancelled', placeIn(nodes, id)))
  }
  /** A step of a lifted node is a preview. Without lifting it is final. Returns the new position. */
  const step = (id: string, direction: Direction): TreePosition | undefined => {
    const treePosition = positionOfStep(shown, id, direction)
    if (!treePosition) return undefined
    const next = moveInTree(shown, id, treePosition)
    if (lifted) setLifted({ id, nodes: next })
    else onMove(next)
    sayPlace(next, id)
    return treePosition
  }
  const put = (id: string, treePosition: TreePosition) => {
    const next = moveInTree(nodes, id, treePosition)
    onMove(next)
    sayPlace(next, id)
  }
  return { shown, lifted: lifted?.id, lift, drop, cancel, step, put, announcement }
}
