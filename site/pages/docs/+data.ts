import { localizedPath } from '@cyanotype/content/model/index.ts'
import { redirect, render } from 'vike/abort'
import { entriesIn, pageAt, pathOf } from '../../documentation/library.ts'
import { sectionOf } from '../../documentation/sections.ts'
import type { Words } from '../../documentation/words.tsx'
import type { PageRequest } from '../../page-context.ts'
import { readText } from '../../text/printable.ts'

export type DocumentationData = Awaited<ReturnType<typeof data>>

export async function data({ locale, reader, routeParams }: PageRequest) {
  const page = await pageAt(routeParams.slug ?? '', locale, reader)
  if (page === undefined) throw render(404)
  const own = page.alternates[locale]
  // It was asked for by its English address, and has one of its own in this language.
  if (own !== undefined && own !== localizedPath(locale, pathOf(page.slug))) throw redirect(own)
  const { source } = page
  const words: Words =
    'Content' in source
      ? source
      : await readText(source.data.body, reader, locale, { document: source, field: 'body' })
  return { page, words, whole: sectionOf(await entriesIn(locale, reader)) }
}
