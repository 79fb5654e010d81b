/** On which terms the site is used. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'

export const terms = single('terms', {
  label: /*i18n*/ { id: 'terms', message: 'Terms and conditions' },
  page: '/terms-and-conditions',
  fields: legalFields(),
})
