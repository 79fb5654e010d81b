/** The page that leads to the five sections of the showcase. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'

export const showcasePage = single('showcase-page', {
  label: /*i18n*/ { id: 'showcase-page', message: 'Showcase page' },
  fields: pageFields(),
})
