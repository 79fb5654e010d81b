/** Pages of the site that are no documents of a collection, as suggestions for a page that was not found. */
import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, isPathOn, localizedPath, model } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import { hiddenSectionsIn } from '../../context/hidden-sections.ts'
import { sectionPath, showcaseSectionsIn } from '../../context/showcase-sections.ts'
import { messagesOf } from '../../context/site-messages.ts'
import { ownPagePath } from '../own-pages/page-tree.ts'

interface FoundPage {
  readonly title: string
  readonly href: string
  readonly language: Locale
}

/** Their own titles are often sentences. */
const named = [
  { path: '/updates', label: msg`Updates` },
  { path: '/showcase', label: msg`Showcase` },
  { path: '/partners', label: msg`Partners` },
  { path: '/docs', label: msg`Documentation` },
  { path: '/contact', label: msg`Contact` },
] as const

const legal = ['terms', 'cookie-policy', 'privacy-policy'] as const

/** Lists, contact page, sections of the showcase and legal pages, without those that are switched off. */
export async function fixedPages(reader: Reader, locale: Locale): Promise<readonly FoundPage[]> {
  const messages = messagesOf(locale)
  const ofTexts = legal.map(async (name) => {
    const page = await singleWithFallback(reader, name, locale)
    return page && { title: page.data.title, path: model[name].page ?? '/', language: page.locale }
  })
  const sections = await showcaseSectionsIn(reader, locale)
  const hidden = await hiddenSectionsIn(reader)
  const found = [
    ...named.map(({ path, label }) => ({ title: messages._(label), path, language: locale })),
    ...(await Promise.all(ofTexts)),
    ...sections.map(({ section, label }) => ({ title: label, path: sectionPath(section), language: locale })),
  ]
  return found.flatMap((page) =>
    page !== undefined && isPathOn(hidden, page.path)
      ? [{ title: page.title, href: localizedPath(locale, page.path), language: page.language }]
      : [],
  )
}

/** Own pages as readers of a language see them: in this language, or else in its fallback languages. */
export async function ownPages(reader: Reader, locale: Locale, limit: number): Promise<readonly FoundPage[]> {
  const found = new Map<string, FoundPage>()
  for (const code of fallbackLocales(locale)) {
    const { items } = await reader.list('pages', code, { limit })
    for (const { id, data } of items) {
      const href = localizedPath(locale, ownPagePath(data.slug))
      if (!found.has(id)) found.set(id, { title: data.title, href, language: code })
    }
  }
  return [...found.values()]
}
