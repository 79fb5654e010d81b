import { singleOrEnglish } from '../../layout/own-words.ts'
import type { PageRequest } from '../../page-context.ts'
import { readText } from '../../text/printable.ts'

export type ContactData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, occasion }: PageRequest) {
  const [contact, privacy] = await Promise.all([
    singleOrEnglish(reader, 'contact', locale),
    singleOrEnglish(reader, 'privacy-policy', locale),
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
    refused: occasion?.enquiry,
  }
}
