/** Finds the first route whose path matches a URL. A catch-all route comes last. */
import { matchPath } from '@cyanotype/content/contracts/admin-paths.ts'
import type { AdminRoute } from './admin-route.ts'

export interface RouteMatch {
  readonly route: AdminRoute
  /** Values of the `$name` segments of the route. */
  readonly params: Readonly<Record<string, string>>
}

export function findRoute(routes: readonly AdminRoute[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params !== undefined) return { route, params }
  }
  return undefined
}
