import type { ReactNode } from 'react'

type RouteCatalogue = Readonly<Record<string, string | undefined>>

export interface AdminRoute {
  readonly path: string
  /** With navigation around it, or alone. */
  readonly layout: 'admin' | 'none'
  /** By name, in `guards.ts`. */
  readonly guard?: string
  /** Leads on to the path of another route. */
  readonly to?: string
  readonly draw?: (asked: { readonly params: RouteCatalogue; readonly search: RouteCatalogue }) => ReactNode
}
