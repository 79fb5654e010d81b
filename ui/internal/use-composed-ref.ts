/** Merges the ref of a component with the ref from its user. */
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
