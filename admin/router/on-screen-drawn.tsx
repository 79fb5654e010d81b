/** Rendered together with a screen: restores its scroll position and reports that it is on the page. */
import { useEffect, useLayoutEffect } from 'react'
import { findScrollPosition } from './scroll-restoration.ts'
import { useCurrentRoute, useRouter } from './use-router.ts'

export function RenderMark() {
  const { rendered } = useRouter()
  const current = useCurrentRoute()
  useLayoutEffect(() => {
    if (current !== undefined) findScrollPosition(current.location, current.resetScroll)
  }, [current])
  useEffect(() => {
    if (current === undefined) return undefined
    // Screens set the window title in their own effects, which run later.
    const timer = setTimeout(() => rendered(current.location))
    return () => clearTimeout(timer)
  }, [current, rendered])
  return null
}
