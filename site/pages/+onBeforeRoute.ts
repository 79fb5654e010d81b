import type { PageContextServer } from 'vike/types'
import { unprefixed } from '../layout/languages.ts'

/** Three languages, one set of routes: what follows the prefix is routed. */
export function onBeforeRoute({ urlParsed, locale }: PageContextServer) {
  const { pathname, searchOriginal } = urlParsed
  return { pageContext: { urlLogical: unprefixed(`${pathname}${searchOriginal ?? ''}`, locale) } }
}
