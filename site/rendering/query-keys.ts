/**
 * Query keys: each page declares in its `+queryKeys.ts` which query parameters it reads. All others are
 * ignored.
 */
import { readLocale } from '@cyanotype/content/model/index.ts'
import { resolveRoute } from 'vike/routing'
import type { GlobalContextServer, PageContextServer } from 'vike/types'

export type SitePages = GlobalContextServer['pages']

/**
 * A path has the keys of all pages whose route matches it. For a cache it does not matter which of them
 * answers.
 */
export function queryKeysAt(path: string, pages: SitePages): readonly string[] {
  const urlPathname = decodeURIComponent(readLocale(path).path)
  const keys = Object.values(pages).flatMap(({ config: { queryKeys = [] }, route }) =>
    queryKeys.length > 0 && matches(route, urlPathname) ? queryKeys : [],
  )
  return [...new Set(keys)]
}

function matches(route: SitePages[string]['route'], urlPathname: string): boolean {
  if (typeof route === 'string') return resolveRoute(route, urlPathname).match
  return typeof route === 'function' && Reflect.apply(route, undefined, [{ urlPathname }]) !== false
}

/** The routes of all pages, such as `/showcase/@section`, without those that a function decides. */
export function routesOf(pages: SitePages): readonly string[] {
  return Object.values(pages).flatMap(({ route }) => (typeof route === 'string' ? [route] : []))
}

type Query = PageContextServer['urlParsed']['search']

/**
 * The part of a query that a page declares. The cache stores one copy of a page for all other parameters, so
 * a page that reads one of them would show a visitor what another visitor requested. With `isStrict`, reading
 * it throws.
 */
export function declaredQuery(query: Query, keys: readonly string[], isStrict: boolean): Query {
  const declared = Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)))
  if (!isStrict) return declared
  const check = (key: string | symbol) => {
    if (typeof key === 'symbol' || keys.includes(key)) return
    throw new Error(`The page reads the query parameter "${key}". Declare it in the page's +queryKeys.ts.`)
  }
  return new Proxy(declared, {
    get(target, key) {
      check(key)
      return Reflect.get(target, key)
    },
    has(target, key) {
      check(key)
      return Reflect.has(target, key)
    },
  })
}
