import { readLocale } from '@cyanotype/content/model/index.ts'
import type { OnBeforeRouteSync } from 'vike/types'
import type {} from '../page-context.ts'

/** Three languages, one set of routes: the prefix says which language, and the rest is routed. */
export const onBeforeRoute: OnBeforeRouteSync = ({ urlParsed }) => {
  const { locale, path } = readLocale(urlParsed.pathname)
  return { pageContext: { locale, urlLogical: `${path}${urlParsed.searchOriginal ?? ''}` } }
}
