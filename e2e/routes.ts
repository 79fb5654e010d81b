/** Public routes with example URLs of the demonstration, by language. A new route needs a line here. */
import type { InterfaceLocale } from '@cyanotype/content/model/locales.ts'
import { interfaceLocales, localizedPath } from '@cyanotype/content/model/locales.ts'

export { interfaceLocales as languages }

export type Language = InterfaceLocale

export interface Route {
  readonly name: string
  /** One URL without prefix for all languages, or one per language. */
  readonly path: string | Readonly<Record<Language, string>>
  /**
   * Whether an earlier route shows the same template with other content: only `npm run test:full` checks it
   * in detail.
   */
  readonly isRepeated?: boolean
}

export const routes: readonly Route[] = [
  { name: 'home', path: '/' },
  { name: 'updates', path: '/updates' },
  { name: 'updates of a tag', path: '/updates?tag=tallinn' },
  {
    name: 'an update',
    path: {
      en: '/updates/the-autumn-fixer-trials-are-in',
      et: '/updates/sugisesed-kinnitikatsed-on-valmis',
      el: '/updates/oi-fthinoporines-dokimes-stereosis',
    },
  },
  { name: 'showcase', path: '/showcase' },
  { name: 'documentary', path: '/showcase/documentary' },
  { name: 'digital zine', path: '/showcase/digital-zine', isRepeated: true },
  { name: 'research manual', path: '/showcase/research-manual', isRepeated: true },
  { name: 'digital artworks', path: '/showcase/digital-artworks', isRepeated: true },
  { name: 'artist spotlights', path: '/showcase/artist-spotlights', isRepeated: true },
  {
    name: 'a work',
    path: {
      en: '/showcase/documentary/the-keeper-of-the-north',
      et: '/showcase/documentary/pohjakaare-valvur',
      el: '/showcase/documentary/i-fylakas-tou-vorra',
    },
  },
  { name: 'partners', path: '/partners' },
  { name: 'contact', path: '/contact' },
  { name: 'thanks for a message', path: '/contact/sent' },
  { name: 'cookie policy', path: '/cookie-policy' },
  { name: 'privacy policy', path: '/privacy-policy', isRepeated: true },
  { name: 'terms and conditions', path: '/terms-and-conditions', isRepeated: true },
  { name: 'search', path: '/search?q=light' },
  { name: 'documentation', path: '/docs' },
  { name: 'a page of the documentation', path: '/docs/start/install' },
  { name: 'a page that may be in English', path: '/docs/explanation/decisions' },
]

export function addressOf({ path }: Route, language: Language): string {
  return localizedPath(language, typeof path === 'string' ? path : path[language])
}
