/** Terms and conditions. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'
import { singleNames } from './single-names.ts'

export const terms = single('terms', {
  label: singleNames.terms,
  page: '/terms-and-conditions',
  fields: legalFields(),
})
