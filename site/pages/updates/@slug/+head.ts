import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../layout/page-head.ts'
import { alternatesOf } from '../../../layout/page-head.ts'
import type { PageRequest } from '../../../page-context.ts'
import { updatePath } from '../../../updates/update-line.ts'
import { wordsOf } from '../../../words.ts'
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
    article: { publishedAt: date, changedAt: update.changedAt, author, tags },
    trail: [
      { name: wordsOf(locale)._(msg`Updates`), path: localizedPath(locale, '/updates') },
      { name: title, path: localizedPath(locale, updatePath(update)) },
    ],
    alternates: alternatesOf(update, '/updates'),
    nearest: '/updates',
  }
}
