/** Page with the list of partners. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'
import { singleNames } from './single-names.ts'

export const partnersPage = single('partners-page', {
  label: singleNames['partners-page'],
  page: '/partners',
  fields: pageFields(),
})
