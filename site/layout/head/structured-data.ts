/** Structured data: what a page is about in schema.org, if that adds to its head. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { PageFacts } from '../../context/page-context.tsx'
import type { PageHead } from '../../context/page-head.ts'
import { languageInFallbacks } from '../../context/page-head.ts'

/** Identified by its type. A page has at most one of each type. */
export interface Thing {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

const thing = (type: string, properties: object): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

export function structuredData(
  head: PageHead,
  page: PageFacts,
  address: string | undefined,
): readonly Thing[] {
  if (address === undefined || head.hidden) return []
  const { title, trail = [] } = head
  return [
    ...(title === undefined || page.path === '/' ? [siteOf(page, address), organizationOf(page)] : []),
    ...(head.article ? [articleOf(head, head.article, page, address)] : []),
    ...(trail.length > 1 ? [breadcrumbs(trail, page.origin)] : []),
  ]
}

function siteOf({ layoutData, locale }: PageFacts, url: string): Thing {
  const { siteName, description } = layoutData
  return thing('WebSite', { name: siteName, url, inLanguage: locale, ...(description && { description }) })
}

/** The organisation of the site, with its logo and its profiles elsewhere. */
function organizationOf({ layoutData: { siteName, logo, icon, footer }, origin }: PageFacts): Thing {
  const picture = logo?.light ?? icon
  const profiles = footer?.social.map(({ href }) => href).filter((href) => /^https?:/.test(href)) ?? []
  return thing('Organization', {
    name: siteName,
    url: origin,
    ...(picture && { logo: `${origin}${picture.src}` }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  })
}

function articleOf(
  head: PageHead,
  { kind = 'Article', publishedAt, changedAt, authors = [], tags = [] }: NonNullable<PageHead['article']>,
  { locale, origin, layoutData }: PageFacts,
  url: string,
): Thing {
  const { title, description } = head
  const picture = ownPicture(head, origin)
  return thing(kind, {
    headline: title,
    ...(description && { description }),
    ...(picture && { image: picture.address }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(changedAt && { dateModified: changedAt }),
    ...(authors.length > 0 && { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    ...(tags.length > 0 && { keywords: tags }),
    publisher: { '@type': 'Organization', name: layoutData.siteName, url: origin },
    inLanguage: languageInFallbacks(head.alternates, locale) ?? locale,
    mainEntityOfPage: url,
  })
}

// The image that social networks show beside a link: 1200 × 630 pixels, at an absolute URL.

interface SharedPicture {
  readonly address: string
  readonly alt: string
}

/** The card or image of the page itself. */
export function ownPicture({ card, image, title = '' }: PageHead, origin: string): SharedPicture | undefined {
  return card === undefined ? sharedPicture(image, origin) : { address: `${origin}${card}`, alt: title }
}

/** `undefined` for an SVG, which social networks do not show. */
export function sharedPicture(picture: Picture | undefined, origin: string): SharedPicture | undefined {
  if (picture === undefined || picture.type === 'image/svg+xml') return undefined
  const { src, cdn, alt } = picture
  const address =
    cdn === undefined
      ? `${origin}/_ipx/f_jpeg,fit_cover,s_1200x630${src}`
      : `${cdn}/cdn-cgi/image/w=1200,h=630,f=jpeg,q=85,fit=cover${src}`
  return { address, alt }
}

function breadcrumbs(trail: NonNullable<PageHead['trail']>, origin: string): Thing {
  return thing('BreadcrumbList', {
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  })
}
