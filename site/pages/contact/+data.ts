import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import { readText } from '../../features/text/text-cache.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

export type ContactData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, dynamicPage }: PageRequest) {
  const [contact, privacy] = await Promise.all([
    singleWithFallback(reader, 'contact', locale),
    singleWithFallback(reader, 'privacy-policy', locale),
  ])
  const { picture = null, sections = '' } = contact?.data ?? {}
  return {
    contact,
    picture: picture === null ? undefined : await reader.media(picture, locale),
    sections:
      contact === undefined || sections === ''
        ? undefined
        : await readText(sections, reader, locale, { document: contact, field: 'sections' }),
    hasPrivacyPolicy: privacy !== undefined,
    refused: dynamicPage?.enquiry,
  }
}
