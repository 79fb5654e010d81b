import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { createQueryClient } from '../queries/query-client.ts'
import type { AdminRoute } from './find-route.ts'
import { findRoute } from './find-route.ts'
import { createMemoryHistory } from './history.ts'
import { openRouter } from './router.ts'

const routes: readonly AdminRoute[] = [
  { path: '/admin', layout: 'admin' },
  { path: '/admin/updates', layout: 'admin' },
  { path: '/admin/edit/$slug', layout: 'admin' },
  { path: '/admin/old', layout: 'admin', to: '/admin/updates' },
  { path: '/admin/$nothing', layout: 'admin' },
]

function opened(href: string) {
  const no = async () => false
  const history = createMemoryHistory(href)
  const api = createApi({ fetch, i18n: setupI18n(), locale: 'et', signInAgain: no, confirm: no })
  const router = openRouter({ routes, history, api, queries: createQueryClient(), locale: 'et' })
  router.start()
  const path = () => router.current()?.match?.route.path
  return { history, router, path }
}

describe('Route lookup', () => {
  it('finds a route by its path, in any case and encoding', () => {
    expect(findRoute(routes, '/admin/Updates/')?.route.path).toBe('/admin/updates')
    expect(findRoute(routes, '/admin/edit/a%20b')?.params).toEqual({ slug: 'a b' })
    expect(findRoute(routes, '/admin/edit/%')?.params).toEqual({ slug: '%' })
  })

  it('falls back to the catch-all route, and finds nothing without a match', () => {
    expect(findRoute(routes, '/admin/edit')?.route.path).toBe('/admin/$nothing')
    expect(findRoute(routes, '/admin/a/b/c')).toBeUndefined()
  })
})

describe('Router', () => {
  it('reads a URL without locale prefix and empty parameters', async () => {
    const { router } = opened('/et/admin/updates?q=fern&status=#top')
    await expect
      .poll(() => router.current()?.location)
      .toMatchObject({
        pathname: '/admin/updates',
        searchStr: '?q=fern',
        publicHref: '/et/admin/updates?q=fern&status=#top',
      })
  })

  it('navigates and goes back, with or without the prefix', async () => {
    const { history, router, path } = opened('/et/admin')
    await router.navigate({ href: '/et/admin/updates' })
    await router.navigate({ href: '/admin/updates?q=a', replace: true })
    expect(history.location).toMatchObject({ href: '/et/admin/updates?q=a', index: 1 })
    history.go(-1)
    await expect.poll(path).toBe('/admin')
  })

  it('adds no history entry for the current URL', async () => {
    const { history, router } = opened('/et/admin')
    await router.navigate({ href: '/admin' })
    expect(history.location.index).toBe(0)
  })

  it('follows the redirect of a route', async () => {
    const { history } = opened('/et/admin/old')
    await expect.poll(() => history.location.href).toBe('/et/admin/updates')
  })

  it('stays on the page while a blocker refuses', async () => {
    const { history, router, path } = opened('/et/admin')
    await router.navigate({ href: '/admin/updates' })
    const stop = router.block(async ({ current, next }) => current.pathname === next.pathname)
    await router.navigate({ href: '/admin/edit/a' })
    expect(path()).toBe('/admin/updates')
    history.go(-1)
    await expect.poll(() => history.location.index).toBe(1)
    await router.navigate({ href: '/admin/edit/a', ignoreBlocker: true })
    expect(path()).toBe('/admin/edit/$slug')
    stop()
    history.go(-1)
    await expect.poll(path).toBe('/admin/updates')
  })
})
