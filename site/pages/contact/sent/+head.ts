import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../context/page-head.ts'
import { everywhere } from '../../../context/page-head.ts'
import { messagesOf } from '../../../context/site-messages.ts'
import type { PageRequest } from '../../../rendering/page-request.ts'

export function head({ locale }: PageRequest): PageHead {
  return {
    title: messagesOf(locale)._(msg`Thank you, your message was sent`),
    hidden: true,
    alternates: everywhere('/contact/sent'),
    nearest: '/contact',
  }
}
