import type { ReactNode } from 'react'

type RouteCatalogue = Readonly<Record<string, string | undefined>>

export interface AdminRoute {
  readonly path: string
  /** With the navigation, or without. */
  readonly layout: 'admin' | 'none'
  /** A name from `route-guards.ts`. */
  readonly guard?: string
  /** Redirects to the path of another route. */
  readonly to?: string
  readonly draw?: (asked: { readonly params: RouteCatalogue; readonly search: RouteCatalogue }) => ReactNode
}
