/**
 * Focus after navigation: the first screen leaves the focus as it is. On later screens the heading takes it,
 * so that screen readers announce it and keyboard users start at the top.
 */

import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useRouter } from '../router/use-router.ts'

/** Ref for the heading of a screen. */
export function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { history } = useRouter()
  // A layout effect, because a screen that was hidden while another loaded has no other signal of its return.
  useLayoutEffect(() => {
    if (visited.has(history)) heading.current?.focus({ preventScroll: true })
    visited.add(history)
  }, [history])
  return heading
}

/** Histories in which a screen was already shown: one in a browser, one for each test. */
const visited = new WeakSet<object>()
