import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../context/page-head.ts'
import { alternatesOf } from '../../../context/page-head.ts'
import { messagesOf } from '../../../context/site-messages.ts'
import { updatePath } from '../../../features/updates/update-line.ts'
import type { PageRequest } from '../../../rendering/page-request.ts'
import type { UpdateData } from './+data.ts'

export function head({ locale, data }: PageRequest<UpdateData>): PageHead {
  const { update, date, sharedPicture } = data
  const { title, excerpt, seo, author, tags } = update.data
  return {
    title: seo.title || title,
    description: seo.description || excerpt,
    image: sharedPicture,
    hidden: seo.hidden,
    type: 'article',
    article: { publishedAt: date, changedAt: update.changedAt, authors: author ? [author] : [], tags },
    trail: [
      { name: messagesOf(locale)._(msg`Updates`), path: localizedPath(locale, '/updates') },
      { name: title, path: localizedPath(locale, updatePath(update)) },
    ],
    alternates: alternatesOf(update, '/updates'),
    nearest: '/updates',
  }
}
