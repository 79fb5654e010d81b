import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { isWrittenIn, pageAt, pagesIn } from '../../documentation/library.ts'

export type DocumentationData = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const slug = routeParams.slug ?? ''
  const page = slug === 'index' ? undefined : pageAt(slug, locale)
  if (page === undefined) throw render(404)
  return { page, pages: pagesIn(locale), isTranslated: isWrittenIn(slug, locale) }
}
