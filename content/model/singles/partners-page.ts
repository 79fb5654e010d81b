/** The page on which the partners stand. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'

export const partnersPage = single('partners-page', {
  label: /*i18n*/ { id: 'partners-page', message: 'Partners page' },
  page: '/partners',
  fields: pageFields(),
})
