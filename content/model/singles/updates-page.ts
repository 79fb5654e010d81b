/** The page on which the updates are listed. */
import { single } from '../collection.ts'
import { pageFields } from './page-fields.ts'

export const updatesPage = single('updates-page', {
  label: /*i18n*/ { id: 'updates-page', message: 'Updates page' },
  fields: pageFields(),
})
