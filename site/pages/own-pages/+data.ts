import { ownPageAt } from '@cyanotype/content/contracts/own-page-at.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import { redirect, render } from 'vike/abort'
import { readBlockText } from '../../features/blocks/read-blocks.ts'
import { ownPagePath, pagesAbove, pagesBelow } from '../../features/own-pages/page-tree.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

export type OwnPageData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams, preview, dynamicPage }: PageRequest) {
  const slug = routeParams.slug ?? ''
  const page = await ownPageAt(reader, locale, slug)
  if (page === undefined) throw render(404)
  // It was requested by its slug in another language than the one in which it is shown.
  if (page.data.slug !== slug && preview === false)
    throw redirect(localizedPath(locale, ownPagePath(page.data.slug)))
  const { body, seo } = page.data
  const [text, above, below, picture] = await Promise.all([
    readBlockText(body, reader, locale, { document: page, field: 'body' }),
    pagesAbove(reader, locale, page),
    pagesBelow(reader, locale, page),
    seo.image === null ? undefined : reader.media(seo.image, locale),
  ])
  return { page, text, above, below, picture, refused: dynamicPage?.form }
}
