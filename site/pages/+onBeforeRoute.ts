import type { PageContextServer } from 'vike/types'
import { unprefixed } from '../context/languages.ts'

/** All languages share one set of routes: the path after the prefix is routed. */
export function onBeforeRoute({ urlParsed, locale }: PageContextServer) {
  const { pathname, searchOriginal } = urlParsed
  return { pageContext: { urlLogical: unprefixed(`${pathname}${searchOriginal ?? ''}`, locale) } }
}
