/** The router for all components: the current route and location, and rendering after a navigation. */
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Location } from './history.ts'
import type { CurrentRoute, Router } from './router.ts'
import { findScrollPosition, saveScrollPosition } from './scroll-restoration.ts'

interface RouterProviderProps {
  readonly router: Router
  readonly children: ReactNode
}

export function RouterProvider({ router, children }: RouterProviderProps) {
  useEffect(() => router.start(), [router])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const storePosition = () => {
      const location = router.current()?.location
      if (location !== undefined) saveScrollPosition(location)
    }
    const stop = router.subscribe('onBeforeNavigate', storePosition)
    window.addEventListener('pagehide', storePosition)
    return () => {
      stop()
      window.removeEventListener('pagehide', storePosition)
    }
  }, [router])
  return <RouterContext value={router}>{children}</RouterContext>
}

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('There is no router above.')
  return router
}

/** `undefined` until it is known whether the user may be here. */
export function useCurrentRoute(): CurrentRoute | undefined {
  const { listen, current } = useRouter()
  return useSyncExternalStore(listen, current)
}

export function useLocation(): Location {
  const current = useCurrentRoute()
  if (current === undefined) throw new Error('Nothing is drawn yet.')
  return current.location
}

/** Data from before this time may be out of date. Data that was fetched since was prefetched for this screen. */
export function useOpenedAt(): number {
  return useCurrentRoute()?.openedAt ?? 0
}

/** Rendered together with a screen: restores its scroll position and reports that it is on the page. */
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
