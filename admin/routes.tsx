/**
 * Every admin route, its guard and its screen. Each exists in the three languages: the prefix of the address decides which
 * one the admin speaks, and is no part of the paths here.
 */
import { model } from '@cyanotype/content/model/index.ts'
import type { ReactNode } from 'react'
import { lazy } from 'react'
import { DocumentsScreen } from './screens/documents/documents-screen.tsx'
import { LoginScreen } from './screens/login/login-screen.tsx'

/** Whatever parses and prints MDX comes when somebody edits. */
const EditScreen = lazy(async () => ({
  default: (await import('./screens/edit/edit-screen.tsx')).EditScreen,
}))

type Words = Readonly<Record<string, string | undefined>>

export interface AdminRoute {
  readonly path: string
  /** With navigation around it, or alone. */
  readonly layout: 'admin' | 'none'
  /** By name, in `guards.ts`. */
  readonly guard?: string
  /** Leads on to another path of this table. */
  readonly to?: string
  readonly draw?: (asked: { readonly params: Words; readonly search: Words }) => ReactNode
}

const guarded = { layout: 'admin', guard: 'auth-redirect' } as const

export const routes: readonly AdminRoute[] = [
  { path: '/admin/login', layout: 'none', draw: ({ search }) => <LoginScreen to={search.to} /> },
  { path: '/admin', ...guarded, to: '/admin/updates' },
  {
    path: '/admin/updates',
    ...guarded,
    draw: ({ search }) => <DocumentsScreen type={model.updates} search={search} />,
  },
  {
    path: '/admin/create',
    ...guarded,
    draw: ({ search }) => <EditScreen newType={search.type ?? ''} language={search.language} />,
  },
  {
    path: '/admin/edit/$slug',
    ...guarded,
    draw: ({ params, search }) => <EditScreen slug={params.slug ?? ''} language={search.language} />,
  },
  {
    path: '/admin/homepage',
    ...guarded,
    draw: ({ search }) => <EditScreen slug={model.home.name} language={search.language} />,
  },
  {
    path: '/admin/settings',
    ...guarded,
    draw: ({ search }) => <EditScreen slug={model.settings.name} language={search.language} />,
  },
]
