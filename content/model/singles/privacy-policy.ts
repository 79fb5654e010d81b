/** What the site knows about its visitors. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'

export const privacyPolicy = single('privacy-policy', {
  label: /*i18n*/ { id: 'privacy-policy', message: 'Privacy policy' },
  page: '/privacy-policy',
  fields: legalFields(),
})
