import type { SearchAnswer } from '@cyanotype/content/occasion.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../layout/page-head.ts'
import { everywhere } from '../../layout/page-head.ts'
import type { PageRequest } from '../../page-context.ts'
import { wordsOf } from '../../words.ts'

export function head({ locale, data: { query } }: PageRequest<SearchAnswer>): PageHead {
  const words = wordsOf(locale)
  return {
    title: query === '' ? words._(msg`Search`) : words._(msg`Search for “${query}”`),
    hidden: true,
    alternates: everywhere('/search'),
    nearest: '/search',
  }
}
