import type { SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { everywhere } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

export function head({ locale, data: { query } }: PageRequest<SearchResponse>): PageHead {
  const words = messagesOf(locale)
  return {
    title: query === '' ? words._(msg`Search`) : words._(msg`Search for “${query}”`),
    hidden: true,
    alternates: everywhere('/search'),
    nearest: '/search',
  }
}
