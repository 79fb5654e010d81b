/** Finds the first route whose path matches a URL. A catch-all route comes last. */
import { matchPath } from '@cyanotype/content/contracts/admin-paths.ts'
import type { ReactNode } from 'react'

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

type RouteCatalogue = Readonly<Record<string, string | undefined>>

export interface AdminRoute {
  readonly path: string
  /** With the navigation, or without. */
  readonly layout: 'admin' | 'none'
  /** A name from `router.ts`. */
  readonly guard?: string
  /** Redirects to the path of another route. */
  readonly to?: string
  readonly draw?: (requested: {
    readonly params: RouteCatalogue
    readonly search: RouteCatalogue
  }) => ReactNode
}
