import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../layout/head/page-head.ts'
import { everywhere } from '../../../layout/head/page-head.ts'
import type { PageRequest } from '../../../rendering/page-context.ts'
import { messagesOf } from '../../../rendering/site-messages.ts'

export function head({ locale }: PageRequest): PageHead {
  return {
    title: messagesOf(locale)._(msg`Thank you, your message has arrived`),
    hidden: true,
    alternates: everywhere('/contact/sent'),
    nearest: '/contact',
  }
}
