import type { PageContextServer } from 'vike/types'
import type { PageHead } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import type { ErrorData } from './+data.ts'

export function head(pageContext: PageContextServer<ErrorData>): PageHead {
  const { status, message } = pageContext.data.failure
  const messages = messagesOf(pageContext.locale)
  return { title: `${status} - ${messages._(message)}`, hidden: true, alternates: {}, nearest: '/' }
}
