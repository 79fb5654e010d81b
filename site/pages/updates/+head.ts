import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import { composedHead } from '../../features/composed-pages/composed-page.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { UpdatesData } from './+data.ts'

/** A filtered list has its own title and URL. It is the same in every language, because tags are. */
export function head({ locale, status, data }: PageRequest<UpdatesData>): PageHead {
  const { composed, narrowedTo, alternates } = data
  const head = composedHead('/updates', composed, messagesOf(locale)._(msg`Updates`))
  const title = [head.title, ...narrowedTo].join(', ')
  return { ...head, title, hidden: status === 404 || head.hidden === true, alternates }
}
