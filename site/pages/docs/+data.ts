import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import { redirect, render } from 'vike/abort'
import { everywhere } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import type { DocumentationPage } from '../../features/documentation/docs-index.ts'
import { entriesIn, pageAt, pathOf } from '../../features/documentation/docs-index.ts'
import type { DocumentationText } from '../../features/documentation/docs-parts.tsx'
import type { Section } from '../../features/documentation/docs-sections.ts'
import { labelOf, sectionOf, sectionsAround } from '../../features/documentation/docs-sections.ts'
import { readText } from '../../features/text/text-cache.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

export type DocumentationData = Awaited<ReturnType<typeof data>>

export async function data({ locale, reader, routeParams, dynamicPage }: PageRequest) {
  const slug = routeParams.slug ?? ''
  const rootSection = sectionOf(await entriesIn(locale, reader))
  const page = (await pageAt(slug, locale, reader)) ?? indexAt(slug, locale, rootSection)
  if (page === undefined) throw render(404)
  const own = page.alternates[locale]
  // It was requested by its slug in another language, but has its own in this language.
  if (own !== undefined && own !== localizedPath(locale, pathOf(page.slug))) throw redirect(own)
  const { source } = page
  return { page, words: await bodyOf(source, reader, locale), rootSection, feedback: dynamicPage?.feedback }
}

async function bodyOf(
  source: DocumentationPage['source'],
  reader: Reader,
  locale: Locale,
): Promise<DocumentationText | undefined> {
  if ('lists' in source) return undefined
  if ('Content' in source) return source
  return readText(source.data.body, reader, locale, { document: source, field: 'body' })
}

/** The generated page of a section without its own page. */
function indexAt(slug: string, locale: Locale, rootSection: Section): DocumentationPage | undefined {
  const section = sectionsAround(slug, rootSection).at(-1)
  if (section === undefined || section.folder !== slug) return undefined
  const messages = messagesOf(locale)
  return {
    slug,
    title: labelOf(section, (message) => messages._(message)),
    summary: section.summary === undefined ? '' : messages._(section.summary),
    ...{ order: 0, language: locale, changed: undefined },
    alternates: everywhere(pathOf(slug)),
    source: { lists: section },
  }
}
