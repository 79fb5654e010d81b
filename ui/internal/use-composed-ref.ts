/** One node, known to the component and to whoever uses it. */
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
