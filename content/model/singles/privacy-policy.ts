/** Privacy policy. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'
import { singleNames } from './single-names.ts'

export const privacyPolicy = single('privacy-policy', {
  label: singleNames['privacy-policy'],
  page: '/privacy-policy',
  fields: legalFields(),
})
