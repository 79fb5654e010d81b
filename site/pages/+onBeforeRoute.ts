import { readLocale } from '@cyanotype/content/model/index.ts'
import type { PageContextServer } from 'vike/types'

/** Three languages, one set of routes: what follows the prefix is routed. */
export function onBeforeRoute({ urlParsed, locale }: PageContextServer) {
  const asked = readLocale(urlParsed.pathname)
  const path = asked.locale === locale ? asked.path : urlParsed.pathname
  return { pageContext: { urlLogical: `${path}${urlParsed.searchOriginal ?? ''}` } }
}
