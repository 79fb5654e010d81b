/**
 * The first screen leaves the focus where the browser put it. On any other that somebody goes to, the heading takes it, so
 * that those who listen hear where they are, and those who use the keyboard begin at the top.
 */

import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useRouter } from '../router/use-router.ts'

/** The heading of a screen. */
export function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { history } = useRouter()
  // Not later: a screen that was hidden for a moment, while another was on its way, has only this to know of its return.
  useLayoutEffect(() => {
    if (visited.has(history)) heading.current?.focus({ preventScroll: true })
    visited.add(history)
  }, [history])
  return heading
}

/** The histories in which a screen was already shown; one in a browser, one for each test. */
const visited = new WeakSet<object>()
