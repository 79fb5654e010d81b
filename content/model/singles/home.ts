/** The first page: an opening, then whatever its writer composes. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'

export const home = single('home', {
  label: /*i18n*/ { id: 'home', message: 'Home page' },
  page: '/',
  fields: pageFields(),
})
