import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Location } from './location.ts'
import type { Router, Standing } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('There is no router above.')
  return router
}

/** `undefined` until it is known whether whoever came may be here. */
export function useStanding(): Standing | undefined {
  const { listen, standing } = useRouter()
  return useSyncExternalStore(listen, standing)
}

export function useLocation(): Location {
  const standing = useStanding()
  if (standing === undefined) throw new Error('Nothing is drawn yet.')
  return standing.location
}
