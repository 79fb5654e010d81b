import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import { composedHead } from '../../features/composed-pages/composed-page.tsx'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { PartnersData } from './+data.ts'

export function head({ locale, data: { composed } }: PageRequest<PartnersData>): PageHead {
  return composedHead('/partners', composed, messagesOf(locale)._(msg`Partners`))
}
