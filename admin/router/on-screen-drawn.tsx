/** Rendered together with a screen: finds its scroll place, and reports that it is on the page. */
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
    // Screens set the title of the window in effects of their own.
    const timer = setTimeout(() => rendered(current.location))
    return () => clearTimeout(timer)
  }, [current, rendered])
  return null
}
