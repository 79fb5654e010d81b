/** Makes a router of the table of routes: guards stand before screens, and the prefix of the language before all paths. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { Api } from './api/client.ts'
import { guardNamed } from './guards.ts'
import { Screen, ScreenFailure } from './layout/screen.tsx'
import type { AdminRoute } from './routes.tsx'

interface RouterOptions {
  readonly routes: readonly AdminRoute[]
  readonly api: Api
  readonly queries: QueryClient
  readonly locale: Locale
  readonly history: RouterHistory
}

export function openRouter({ routes, api, queries, locale, history }: RouterOptions) {
  const root = createRootRoute({
    component: () => <Screen routes={routes} />,
    errorComponent: ScreenFailure,
    notFoundComponent: () => null,
  })
  const children = routes.map((route) => {
    const guard = route.guard === undefined ? undefined : guardNamed(route.guard)
    return createRoute({
      getParentRoute: () => root,
      path: route.path,
      beforeLoad: async ({ location }) => {
        const wanted = location.pathname + location.searchStr
        const instead = (await guard?.({ api, queries, locale, wanted })) ?? route.to
        if (instead !== undefined)
          throw redirect({ href: `${locales[locale].prefix}${instead}`, replace: true })
      },
    })
  })
  return createRouter({
    routeTree: root.addChildren(children),
    history,
    basepath: locales[locale].prefix || '/',
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPendingMs: 200,
  })
}

/** Addresses that people can read: `?q=fern&status=draft`, and nothing for what is empty. */
function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
