/** Content model: every collection and single. A new one is a separate file and a line here. */
import type { DataOf } from './collection.ts'
import { docs } from './collections/docs.ts'
import { glossary } from './collections/glossary.ts'
import { pages } from './collections/pages.ts'
import { partners } from './collections/partners.ts'
import { redirects } from './collections/redirects.ts'
import { showcase } from './collections/showcase.ts'
import { updates } from './collections/updates.ts'
import { contact } from './singles/contact.ts'
import { home, partnersPage, showcasePage, updatesPage } from './singles/landing-pages.ts'
import { cookiePolicy, privacyPolicy, terms } from './singles/legal-pages.ts'
import { footer, navigation } from './singles/navigation.ts'
import { seo } from './singles/seo.ts'
import { settings } from './singles/settings.ts'

export const model = {
  updates,
  showcase,
  partners,
  glossary,
  docs,
  redirects,
  home,
  contact,
  'partners-page': partnersPage,
  'showcase-page': showcasePage,
  'updates-page': updatesPage,
  'cookie-policy': cookiePolicy,
  'privacy-policy': privacyPolicy,
  terms,
  seo,
  footer,
  navigation,
  settings,
  // Last, because the path of a page can be any other path.
  pages,
} as const

export type Model = typeof model
export type TypeName = keyof Model
export type CollectionName = NameOf<'collection'>
export type SingleName = NameOf<'single'>
type NameOf<Kind> = { [Name in TypeName]: Model[Name]['kind'] extends Kind ? Name : never }[TypeName]
/** The data of a type, by its name. */
export type Data<Name extends TypeName> = DataOf<Model[Name]>

export * from './core.ts'
