/** Refs of components: merges that of a component with that of its user, and starts a behaviour with the element. */
import type { Ref, RefCallback, RefObject } from 'react'
import { useCallback } from 'react'

export function useComposedRef<Node>(
  own: RefObject<Node | null>,
  given: Ref<Node> | undefined,
): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      own.current = node
      if (typeof given === 'function') return given(node)
      if (given) given.current = node
      return undefined
    },
    [own, given],
  )
}

// Connects browser behaviour that is written without React: a page of plain HTML starts it through
// `behaviours.ts`, and a component through this hook.

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
