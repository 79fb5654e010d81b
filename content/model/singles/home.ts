/** Home page: a hero and sections. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'
import { singleNames } from './single-names.ts'

export const home = single('home', {
  label: singleNames.home,
  page: '/',
  fields: pageFields(),
})
