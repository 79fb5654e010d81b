import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale, localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { Alternates, PageHead } from '../../context/page-head.ts'
import { untranslatedPaths } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import { ownPagePath } from '../../features/own-pages/page-tree.ts'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { OwnPageData } from './+data.ts'

export function head({
  locale,
  data: { page, above, picture, refused },
}: PageRequest<OwnPageData>): PageHead {
  const { summary, seo, slug } = page.data
  const trail = [...above, page].map(({ data }) => ({
    name: data.title,
    path: localizedPath(locale, ownPagePath(data.slug)),
  }))
  const alternates = alternatesIn(page)
  const title = seo.title || page.data.title
  return {
    // Screen readers announce the title first, so it says that a form has errors.
    title: refused === undefined ? title : messagesOf(locale)._(msg`Not sent: ${title}`),
    description: seo.description || summary,
    image: picture,
    hidden: seo.hidden,
    ...(above.length > 0 && { trail }),
    alternates,
    untranslated: untranslatedPaths(alternates),
    // In a preview, the page may not be public in the default language yet.
    nearest: page.locale === defaultLocale() && page.locale !== locale ? ownPagePath(slug) : '/',
  }
}

function alternatesIn({ alternates }: Pick<Published<'pages'>, 'alternates'>): Alternates {
  return Object.fromEntries(
    alternates.flatMap(({ locale, slug }) =>
      slug === undefined ? [] : [[locale, localizedPath(locale, ownPagePath(slug))]],
    ),
  )
}
