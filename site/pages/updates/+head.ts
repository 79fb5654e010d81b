import { msg } from '@lingui/core/macro'
import { composedHead } from '../../features/composed-pages/composed-page.ts'
import type { PageHead } from '../../layout/head/page-head.ts'
import type { PageRequest } from '../../rendering/page-context.ts'
import { messagesOf } from '../../rendering/site-messages.ts'
import type { UpdatesData } from './+data.ts'

/** A filtered list has its own title and URL. It is the same in every language, because tags are. */
export function head({ locale, status, data }: PageRequest<UpdatesData>): PageHead {
  const { composed, narrowedTo, alternates } = data
  const head = composedHead('/updates', composed, messagesOf(locale)._(msg`Updates`))
  const title = [head.title, ...narrowedTo].join(', ')
  return { ...head, title, hidden: status === 404 || head.hidden === true, alternates }
}
