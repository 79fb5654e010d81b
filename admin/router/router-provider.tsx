import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Router } from './router.ts'
import { saveScrollPosition } from './scroll-restoration.ts'
import { RouterContext } from './use-router.ts'

interface RouterProviderProps {
  readonly router: Router
  readonly children: ReactNode
}

export function RouterProvider({ router, children }: RouterProviderProps) {
  useEffect(() => router.start(), [router])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      const location = router.current()?.location
      if (location !== undefined) saveScrollPosition(location)
    }
    const stop = router.subscribe('onBeforeNavigate', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [router])
  return <RouterContext value={router}>{children}</RouterContext>
}
