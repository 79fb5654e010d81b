/** Layout data: settings, menus and footer of every page. */

import { defaultEnquiryDays, defaultFormDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import { rootTargetOf } from '@cyanotype/content/contracts/root-target.ts'
import {
  publicLanguagesIn,
  readSettings,
  singleWithFallback,
} from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture, Reader, ThemeSettings } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Data, HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, interfaceLocales } from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from './hidden-sections.ts'
import type { Branch, NavItem } from './nav-links.ts'
import { navBranches, textItems } from './nav-links.ts'
import { loadUiTexts } from './ui-texts.ts'

export interface SiteLayoutData {
  readonly siteName: string
  readonly description: string
  readonly banner: string
  /** The language of name, description and banner. */
  readonly settingsLanguage: Locale | undefined
  /** Brand colour, fonts, corners and spacing. */
  readonly theme: ThemeSettings
  readonly logo: SiteLogo | undefined
  /** A square image for browser tabs and home screens. `undefined` for the default. */
  readonly icon: Picture | undefined
  /** The public languages. */
  readonly languages: readonly Locale[]
  /** The sections that are switched off. */
  readonly hiddenSections: HiddenSections
  /** Whether `/` redirects to another page, so that it is no page itself. */
  readonly isRootRedirected: boolean
  /** Defaults for search engines. */
  readonly seo: SiteSeo
  /** Host and domain of analytics. Empty for the default. */
  readonly visits: { readonly host: string; readonly domain: string }
  /** Where the source of the documentation can be edited, if anywhere. */
  readonly editLink: string
  /** How many days messages of visitors are stored. */
  readonly enquiryDays: number
  readonly formDays: number
  /** `undefined` until a menu is published. The default menu is used instead. */
  readonly menu: readonly Branch[] | undefined
  readonly actions: readonly NavItem[]
  /** The language of menu and actions. */
  readonly menuLanguage: Locale | undefined
  /** `undefined` until a footer is published. */
  readonly footer: FooterText | undefined
}

export interface SiteLogo {
  readonly light: Picture
  /** The same image, if there is no other for the dark theme. */
  readonly dark: Picture
}

export interface FooterText {
  readonly language: Locale
  readonly columns: readonly { readonly title: string; readonly links: readonly NavItem[] }[]
  readonly legal: string
  readonly social: readonly NavItem[]
}

/** Defaults of the site for search engines, used if a page has no value of its own. */
export interface SiteSeo {
  /** `%s` is replaced by the title of the page. Empty: no template. */
  readonly titleTemplate: string
  readonly description: string
  readonly image: Picture | undefined
  /** Whether search engines should not index the whole site. */
  readonly hidden: boolean
  readonly verification: Data<'seo'>['verification']
}

const noSeo: SiteSeo = {
  titleTemplate: '',
  description: '',
  image: undefined,
  hidden: false,
  verification: [],
}

/** Until settings are published, the site has the name of the product. */
export const unnamed: SiteLayoutData = {
  siteName: 'Cyanotype',
  description: '',
  banner: '',
  theme: { color: '', fonts: null, corners: null, spacing: null },
  logo: undefined,
  icon: undefined,
  languages: interfaceLocales,
  hiddenSections: [],
  isRootRedirected: false,
  seo: noSeo,
  visits: { host: '', domain: '' },
  editLink: '',
  enquiryDays: defaultEnquiryDays,
  formDays: defaultFormDays,
  menu: undefined,
  actions: [],
  menuLanguage: undefined,
  settingsLanguage: undefined,
  footer: undefined,
}

export async function readSiteLayoutData(reader: Reader, locale: Locale): Promise<SiteLayoutData> {
  const [languages, hiddenSections, seo, settings, menus, footer] = await Promise.all([
    publicLanguagesIn(reader),
    hiddenSectionsIn(reader),
    readSeo(reader, locale),
    readIdentity(reader, locale),
    readMenus(reader, locale),
    readFooter(reader, locale),
    ...fallbackLocales(locale).map(loadUiTexts),
  ])
  return { ...unnamed, languages, hiddenSections, seo, ...settings, ...menus, footer }
}

async function readIdentity(reader: Reader, locale: Locale): Promise<Partial<SiteLayoutData>> {
  const published = await readSettings(reader, locale)
  if (published === undefined) return {}
  const { siteName, description, banner, analytics, editLink, enquiryDays, formDays } = published.data
  const { color, fonts, corners, spacing } = published.data
  const { logo: logoId, darkLogo, icon: iconId } = published.data
  const theme = { color, fonts, corners, spacing }
  const settingsLanguage = published.locale
  const isRootRedirected = rootTargetOf(published.data) !== '/'
  const settingsShown = {
    siteName,
    description,
    banner,
    settingsLanguage,
    theme,
    visits: analytics,
    editLink,
  }
  const read = async (id: string | null) => (id === null ? undefined : reader.media(id, locale))
  const [light, dark, icon] = await Promise.all([read(logoId), read(darkLogo), read(iconId)])
  const logo = light && { light, dark: dark ?? light }
  const days = {
    enquiryDays: enquiryDays ?? defaultEnquiryDays,
    formDays: formDays ?? defaultFormDays,
  }
  return { ...settingsShown, isRootRedirected, logo, icon, ...days }
}

async function readMenus(reader: Reader, locale: Locale): Promise<Partial<SiteLayoutData>> {
  const published = await singleWithFallback(reader, 'navigation', locale)
  if (published === undefined) return {}
  const [menu, actions] = await Promise.all([
    navBranches(published.data.main, reader, { locale, language: published.locale }),
    textItems(published.data.actions, reader, { locale, language: published.locale }),
  ])
  return { menu, actions, menuLanguage: published.locale }
}

async function readFooter(reader: Reader, locale: Locale): Promise<FooterText | undefined> {
  const published = await singleWithFallback(reader, 'footer', locale)
  if (published === undefined) return undefined
  const data = published.data
  const languages = { locale, language: published.locale }
  const columns = data.columns.map(async ({ title, links }) => ({
    title,
    links: await textItems(links, reader, languages),
  }))
  return {
    language: published.locale,
    columns: (await Promise.all(columns)).filter(({ links }) => links.length > 0),
    legal: data.legal,
    social: await textItems(data.social, reader, languages),
  }
}

async function readSeo(reader: Reader, locale: Locale): Promise<SiteSeo> {
  const own = (await reader.single('seo', locale))?.data
  // Shared fields also apply if the localized fields are not public in this language.
  const common = own ?? (await singleWithFallback(reader, 'seo', locale))?.data
  if (common === undefined) return noSeo
  const { image, hidden, verification } = common
  return {
    titleTemplate: own?.titleTemplate ?? '',
    description: own?.description ?? '',
    image: image === null ? undefined : await reader.media(image, locale),
    hidden,
    verification,
  }
}
