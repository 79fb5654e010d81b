import type { SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { everywhere } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

export function head({ locale, data: { query } }: PageRequest<SearchResponse>): PageHead {
  const messages = messagesOf(locale)
  return {
    title: query === '' ? messages._(msg`Search`) : messages._(msg`Search for “${query}”`),
    hidden: true,
    alternates: everywhere('/search'),
    nearest: '/search',
  }
}
