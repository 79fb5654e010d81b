/**
 * What an element does in the browser, written without React: a page of plain HTML starts it by `behaviours.ts`, and a
 * component starts the same by this.
 */
import type { Ref } from 'react'
import { useCallback } from 'react'

/** Starts it, and returns what ends it. */
export type Behaviour<Node extends Element> = (node: Node) => () => void

/** A ref that starts the behaviour with the element, and hands the element on to whoever asked for it. */
export function useBehaviour<Node extends Element>(behaviour: Behaviour<Node>, given: Ref<Node> | undefined) {
  return useCallback(
    (node: Node | null) => {
      if (node === null) return undefined
      const stop = behaviour(node)
      const release = assignRef(node, given)
      return () => {
        stop()
        release()
      }
    },
    [behaviour, given],
  )
}

function assignRef<Node>(node: Node, given: Ref<Node> | undefined): () => void {
  if (typeof given === 'function') return given(node) ?? (() => given(null))
  if (given) given.current = node
  return () => {
    if (given) given.current = null
  }
}
