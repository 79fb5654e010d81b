/**
 * Connects browser behaviour that is written without React: a page of plain HTML starts it through
 * `behaviours.ts`, and a component through this hook.
 */
import type { Ref } from 'react'
import { useCallback } from 'react'

/** Starts the behaviour and returns the function that stops it. */
export type Behaviour<Node extends Element> = (node: Node) => () => void

/** A ref that starts the behaviour with the element, and passes the element to the other ref. */
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
