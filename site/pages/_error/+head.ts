import type { PageContextServer } from 'vike/types'
import type { PageHead } from '../../layout/page-head.ts'
import { wordsOf } from '../../words.ts'
import type { ErrorData } from './+data.ts'

export function head(pageContext: PageContextServer<ErrorData>): PageHead {
  const { status, message } = pageContext.data.failure
  const words = wordsOf(pageContext.locale)
  return { title: `${status} - ${words._(message)}`, hidden: true, alternates: {}, nearest: '/' }
}
