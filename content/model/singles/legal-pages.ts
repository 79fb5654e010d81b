/**
 * Legal pages: terms and conditions, cookie policy and privacy policy, each with a title, a text and the
 * date of the last review.
 */

import { single } from '../collection.ts'
import { date, mdx, seo, text } from '../fields/index.ts'
import { singleNames } from './single-names.ts'

/** Fields of legal pages: a title, a text, and the date of the last review. */
function legalFields() {
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
        message: 'The date of the last review of this page, shown to readers.',
      },
    }),
    seo: seo(),
  }
}

/** Terms and conditions. */
export const terms = single('terms', {
  label: singleNames.terms,
  page: '/terms-and-conditions',
  fields: legalFields(),
})

/** Cookie policy. */
export const cookiePolicy = single('cookie-policy', {
  label: singleNames['cookie-policy'],
  page: '/cookie-policy',
  fields: legalFields(),
})

/** Privacy policy. */
export const privacyPolicy = single('privacy-policy', {
  label: singleNames['privacy-policy'],
  page: '/privacy-policy',
  fields: legalFields(),
})
