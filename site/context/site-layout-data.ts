/** Layout data: settings, menus and footer of every page. */
import { defaultEnquiryDays, defaultFormDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Picture, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Data, HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from './hidden-sections.ts'
import { languagesIn } from './languages.ts'
import type { Branch, NavItem } from './nav-links.ts'
import { navBranches, navItems } from './nav-links.ts'

export interface SiteLayoutData {
  readonly siteName: string
  readonly description: string
  readonly banner: string
  /** The brand colour as `#rrggbb`. Empty for the default. */
  readonly color: string
  readonly logo: SiteLogo | undefined
  /** A square image for browser tabs and home screens. `undefined` for the default. */
  readonly icon: Picture | undefined
  /** The public languages. */
  readonly languages: readonly Locale[]
  /** The sections that are switched off. */
  readonly hiddenSections: HiddenSections
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
  /** `undefined` until a footer is published. */
  readonly footer: FooterText | undefined
}

export interface SiteLogo {
  readonly light: Picture
  /** The same image, if there is no other for the dark theme. */
  readonly dark: Picture
}

export interface FooterText {
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
  color: '',
  logo: undefined,
  icon: undefined,
  languages: localeCodes,
  hiddenSections: [],
  seo: noSeo,
  visits: { host: '', domain: '' },
  editLink: '',
  enquiryDays: defaultEnquiryDays,
  formDays: defaultFormDays,
  menu: undefined,
  actions: [],
  footer: undefined,
}

export async function readSiteLayoutData(reader: Reader, locale: Locale): Promise<SiteLayoutData> {
  const [languages, hiddenSections, seo, settings, menus, footer] = await Promise.all([
    languagesIn(reader),
    hiddenSectionsIn(reader),
    readSeo(reader, locale),
    readSettings(reader, locale),
    readMenus(reader, locale),
    readFooter(reader, locale),
  ])
  return { ...unnamed, languages, hiddenSections, seo, ...settings, ...menus, footer }
}

async function readSettings(reader: Reader, locale: Locale): Promise<Partial<SiteLayoutData>> {
  const published =
    (await reader.single('settings', locale)) ?? (await reader.single('settings', defaultLocale))
  if (published === undefined) return {}
  const { siteName, description, banner, color, analytics, editLink, enquiryDays, formDays } = published.data
  const { logo: logoId, darkLogo, icon: iconId } = published.data
  const common = { siteName, description, banner, color, visits: analytics, editLink }
  const read = async (id: string | null) => (id === null ? undefined : reader.media(id, locale))
  const [light, dark, icon] = await Promise.all([read(logoId), read(darkLogo), read(iconId)])
  const logo = light && { light, dark: dark ?? light }
  const days = {
    enquiryDays: enquiryDays ?? defaultEnquiryDays,
    formDays: formDays ?? defaultFormDays,
  }
  return { ...common, logo, icon, ...days }
}

async function readMenus(reader: Reader, locale: Locale): Promise<Partial<SiteLayoutData>> {
  const menus = (await reader.single('navigation', locale))?.data
  if (menus === undefined) return {}
  const [menu, actions] = await Promise.all([
    navBranches(menus.main, reader, locale),
    navItems(menus.actions, reader, locale),
  ])
  return { menu, actions }
}

async function readFooter(reader: Reader, locale: Locale): Promise<FooterText | undefined> {
  const words = (await reader.single('footer', locale))?.data
  if (words === undefined) return undefined
  const columns = words.columns.map(async ({ title, links }) => ({
    title,
    links: await navItems(links, reader, locale),
  }))
  return {
    columns: (await Promise.all(columns)).filter(({ links }) => links.length > 0),
    legal: words.legal,
    social: await navItems(words.social, reader, locale),
  }
}

async function readSeo(reader: Reader, locale: Locale): Promise<SiteSeo> {
  const own = (await reader.single('seo', locale))?.data
  // Shared fields also apply if the localized fields are not public in this language.
  const common = own ?? (await reader.single('seo', defaultLocale))?.data
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
