import { readLocale } from '@cyanotype/content/model/index.ts'
import type { PageContextServer } from 'vike/types'

/** Three languages, one set of routes: what follows the prefix is routed. */
export function onBeforeRoute({ urlParsed }: PageContextServer) {
  const { path } = readLocale(urlParsed.pathname)
  return { pageContext: { urlLogical: `${path}${urlParsed.searchOriginal ?? ''}` } }
}
