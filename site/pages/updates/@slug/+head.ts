import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageContextServer } from 'vike/types'
import type { PageHead } from '../../../layout/page-head.ts'
import { alternatesOf } from '../../../layout/page-head.ts'
import { wordsOf } from '../../../words.ts'
import type { UpdateData } from './+data.ts'

export function head({ data, locale }: PageContextServer<UpdateData>): PageHead {
  const { update, cover, date } = data
  const { title, excerpt, author, tags, seo } = update.data
  const alternates = alternatesOf(update, '/updates')
  return {
    title: seo.title || title,
    description: seo.description || excerpt,
    image: cover,
    hidden: seo.hidden,
    type: 'article',
    article: { publishedAt: date, changedAt: update.changedAt, author, tags },
    trail: [
      { name: wordsOf(locale)._(msg`Updates`), path: localizedPath(locale, '/updates') },
      { name: title, path: alternates[locale] ?? '' },
    ],
    alternates,
    nearest: '/updates',
  }
}
