/** Which cookies the site sets, and why. */
import { single } from '../collection.ts'
import { legalFields } from './legal-page.ts'

export const cookiePolicy = single('cookie-policy', {
  label: /*i18n*/ { id: 'cookie-policy', message: 'Cookie policy' },
  page: '/cookie-policy',
  fields: legalFields(),
})
