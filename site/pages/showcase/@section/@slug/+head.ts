import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../../context/page-head.ts'
import { alternatesOf } from '../../../../context/page-head.ts'
import { sectionPath } from '../../../../context/showcase-sections.ts'
import { messagesOf } from '../../../../context/site-messages.ts'
import type { PageRequest } from '../../../../rendering/page-request.ts'
import type { WorkData } from './+data.ts'

export function head({ locale, data }: PageRequest<WorkData>): PageHead {
  const { work, section, label, sharedPicture } = data
  const { title, slug, summary, seo, artists } = work.data
  const messages = messagesOf(locale)
  const path = sectionPath(section)
  return {
    title: seo.title || title,
    description: seo.description || summary,
    image: sharedPicture,
    hidden: seo.hidden,
    type: 'article',
    article: { publishedAt: work.publishedAt, changedAt: work.changedAt, authors: artists },
    trail: [
      { name: messages._(msg`Showcase`), path: localizedPath(locale, '/showcase') },
      { name: label, path: localizedPath(locale, path) },
      { name: title, path: localizedPath(locale, `${path}/${encodeURIComponent(slug)}`) },
    ],
    alternates: alternatesOf(work, path),
    nearest: path,
  }
}
