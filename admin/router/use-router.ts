import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Location } from './location.ts'
import type { CurrentRoute, Router } from './router.ts'

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
