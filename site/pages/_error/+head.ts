import type { PageContextServer } from 'vike/types'
import type { Failure } from '../../layout/failure.ts'
import type { PageHead } from '../../layout/page-head.ts'
import { wordsOf } from '../../words.ts'

export function head(pageContext: PageContextServer<Failure>): PageHead {
  const { status, message } = pageContext.data
  const words = wordsOf(pageContext.locale)
  return { title: `${status} - ${words._(message)}`, hidden: true, alternates: {}, nearest: '/' }
}
