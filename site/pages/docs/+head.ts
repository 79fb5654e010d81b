import { canDrawCard } from '@cyanotype/content/contracts/social-card.ts'
import { defaultLocale, localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { untranslatedPaths } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import { pathOf } from '../../features/documentation/docs-index.ts'
import { labelOf, sectionsAround } from '../../features/documentation/docs-sections.ts'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { DocumentationData } from './+data.ts'

export function head({ locale, data, layoutData }: PageRequest<DocumentationData>): PageHead {
  const { page, feedback } = data
  const { slug, summary, alternates, source, changed } = page
  const seo = 'data' in source ? source.data.seo : undefined
  const title = seo?.title || page.title
  const hasCard = !('lists' in source) && canDrawCard(page.title, layoutData.siteName)
  return {
    // Screen readers announce the title first, so it says that the form has errors.
    title: feedback === undefined ? title : messagesOf(locale)._(msg`Not sent: ${title}`),
    description: seo?.description || summary,
    ...(hasCard && { card: `${localizedPath(locale, pathOf(slug))}.png` }),
    hidden: seo?.hidden ?? false,
    type: 'article',
    article: {
      kind: 'TechArticle',
      publishedAt: 'data' in source ? source.publishedAt : undefined,
      changedAt: changed,
    },
    trail: trailOf(locale, data),
    alternates,
    ...('data' in source && { untranslated: untranslatedPaths(alternates) }),
    // A file has the same slug in every language. A document may have different ones.
    nearest: 'data' in source && source.locale !== defaultLocale() ? '/docs' : pathOf(slug),
  }
}

function trailOf(locale: PageRequest['locale'], { page, rootSection }: DocumentationData) {
  const messages = messagesOf(locale)
  const step = (name: string, slug: string) => ({ name, path: localizedPath(locale, pathOf(slug)) })
  const sections = sectionsAround(page.slug, rootSection).filter(({ folder }) => folder !== page.slug)
  return [
    step(messages._(msg`Documentation`), ''),
    ...sections.map((section) =>
      step(
        labelOf(section, (message) => messages._(message)),
        section.folder,
      ),
    ),
    ...(page.slug === '' ? [] : [step(page.title, page.slug)]),
  ]
}
