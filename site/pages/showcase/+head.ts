import { msg } from '@lingui/core/macro'
import { composedHead } from '../../features/composed-pages/composed-page.ts'
import type { PageHead } from '../../layout/head/page-head.ts'
import type { PageRequest } from '../../rendering/page-context.ts'
import { messagesOf } from '../../rendering/site-messages.ts'
import type { ShowcaseData } from './+data.ts'

export function head({ locale, data: { composed } }: PageRequest<ShowcaseData>): PageHead {
  return composedHead('/showcase', composed, messagesOf(locale)._(msg`Showcase`))
}
