/** Fields of legal pages: a title, a text, and the date of the last review. */
import { date, mdx, seo, text } from '../fields/index.ts'

export function legalFields() {
  return {
    title: text({
      label: /*i18n*/ { id: 'legal.title', message: 'Title' },
      localized: true,
      required: true,
      searchable: true,
      maxLength: 160,
    }),
    body: mdx({
      label: /*i18n*/ { id: 'legal.body', message: 'Text' },
      localized: true,
      required: true,
      searchable: true,
    }),
    lastReviewed: date({
      label: /*i18n*/ { id: 'legal.lastReviewed', message: 'Last reviewed' },
      help: /*i18n*/ {
        id: 'legal.lastReviewed.help',
        message: 'When somebody last read it and found it true. Readers see the day.',
      },
    }),
    seo: seo(),
  }
}
