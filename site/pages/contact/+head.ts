import { msg } from '@lingui/core/macro'
import { alternatesAt } from '../../context/languages.ts'
import type { PageHead } from '../../context/page-head.ts'
import { everywhere } from '../../context/page-head.ts'
import { messagesOf } from '../../context/site-messages.ts'
import type { PageRequest } from '../../rendering/page-request.ts'
import type { ContactData } from './+data.ts'

const path = '/contact'

export function head({ locale, data: { contact, picture, refused } }: PageRequest<ContactData>): PageHead {
  const messages = messagesOf(locale)
  const { seo, hero } = contact?.data ?? {}
  const title = seo?.title || hero?.title || messages._(msg`Contact`)
  return {
    // Screen readers announce the title first, so it says that the form has errors.
    title: refused === undefined ? title : messages._(msg`Not sent: ${title}`),
    ...(seo?.description ? { description: seo.description } : {}),
    image: picture,
    hidden: seo?.hidden ?? false,
    alternates: contact === undefined ? everywhere(path) : alternatesAt(path, contact),
    nearest: path,
  }
}
