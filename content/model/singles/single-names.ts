/** Labels of the singles: the navigation needs only these, not their fields. */
import type { Message } from '../message-descriptor.ts'

export const singleNames = {
  contact: /*i18n*/ { id: 'contact', message: 'Contact page' },
  'cookie-policy': /*i18n*/ { id: 'cookie-policy', message: 'Cookie policy' },
  footer: /*i18n*/ { id: 'footer', message: 'Footer' },
  home: /*i18n*/ { id: 'home', message: 'Home page' },
  navigation: /*i18n*/ { id: 'navigation', message: 'Navigation' },
  'partners-page': /*i18n*/ { id: 'partners-page', message: 'Partners page' },
  'privacy-policy': /*i18n*/ { id: 'privacy-policy', message: 'Privacy policy' },
  seo: /*i18n*/ { id: 'seo', message: 'Search engines' },
  settings: /*i18n*/ { id: 'settings', message: 'Settings' },
  'showcase-page': /*i18n*/ { id: 'showcase-page', message: 'Showcase page' },
  terms: /*i18n*/ { id: 'terms', message: 'Terms and conditions' },
  'updates-page': /*i18n*/ { id: 'updates-page', message: 'Updates page' },
} as const satisfies Record<string, Message>
