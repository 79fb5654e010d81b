import type { PageContextServer } from 'vike/types'
import { declaredQuery } from '../rendering/query-keys.ts'

/**
 * Vike computes `urlParsed` from the whole URL. From here on it has only the query parameters that the page
 * declares.
 */
export function onCreatePageContext(pageContext: PageContextServer) {
  const { urlParsed, config } = pageContext
  const search = declaredQuery(urlParsed.search, config.queryKeys ?? [], import.meta.env.DEV)
  Object.defineProperty(pageContext, 'urlParsed', {
    get: () => ({ ...urlParsed, search }),
    enumerable: true,
    configurable: true,
  })
}
