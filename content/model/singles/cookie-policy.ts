/** Cookie policy. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'
import { singleNames } from './single-names.ts'

export const cookiePolicy = single('cookie-policy', {
  label: singleNames['cookie-policy'],
  page: '/cookie-policy',
  fields: legalFields(),
})
