/** Finds the route for an address: the first whose path matches. A route that matches anything comes last. */
import { matchPath } from '@cyanotype/content/contracts/match-path.ts'
import type { AdminRoute } from './admin-route.ts'

export interface RouteMatch {
  readonly route: AdminRoute
  /** What stands in the address where the route has a `$name`. */
  readonly params: Readonly<Record<string, string>>
}

export function findRoute(routes: readonly AdminRoute[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params !== undefined) return { route, params }
  }
  return undefined
}
