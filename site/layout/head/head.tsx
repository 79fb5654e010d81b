/** The head of every page, from its own data and the defaults of the site. */
import { iconAddress } from '@cyanotype/content/contracts/icon-address.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import { firstFonts } from '@cyanotype/ui/fonts/pairings.ts'
import { usePage } from '../../context/page-context.tsx'
import type { PageHead } from '../../context/page-head.ts'
import { languageInFallbacks, pathInFallbacks } from '../../context/page-head.ts'
import { DataBlock, RawHtml } from '../../fragments/raw-html.tsx'
import { beforePaint } from './before-paint.ts'
import { themeOf } from './brand-stylesheet.ts'
import { ownPicture, sharedPicture, structuredData } from './structured-data.ts'

interface HeadProps {
  readonly head: PageHead
}

export function Head({ head }: HeadProps) {
  const page = usePage()
  const { preview, layoutData } = page
  const { seo } = layoutData
  const own = ownAddress(head, page)
  const darkPage = themeOf(layoutData.theme)?.darkPage ?? '#031728'
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <RawHtml tag="script" html={beforePaint} />
      <title>{titleOf(head, layoutData)}</title>
      {descriptionOf(head, layoutData) ? (
        <meta name="description" content={descriptionOf(head, layoutData)} />
      ) : null}
      {head.hidden || seo.hidden || preview ? <meta name="robots" content="noindex" /> : null}
      {seo.verification.map(({ service, code }) =>
        service === null ? null : <meta key={service + code} name={proofs[service]} content={code} />,
      )}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={darkPage} media="(prefers-color-scheme: dark)" />
      <ThemeLinks />
      <Icons />
      <link rel="manifest" href={page.href('/manifest.webmanifest')} />
      <Feeds />
      {own === undefined ? null : <link id="i18n-can" rel="canonical" href={own} />}
      <Languages head={head} />
      <Sharing head={head} />
      {structuredData(head, page, own).map((data) => (
        <DataBlock key={data['@type']} data={data} />
      ))}
    </head>
  )
}

/** The stylesheet of the settings and the first of its fonts. The fonts of the product are then not preloaded. */
function ThemeLinks() {
  const { layoutData, locale } = usePage()
  const theme = themeOf(layoutData.theme)
  const { fonts } = layoutData.theme
  if (theme === undefined) return null
  const preloaded = fonts ? firstFonts(fonts, locale === 'el' ? 'greek' : 'latin') : []
  return (
    <>
      <link rel="stylesheet" href={theme.path} data-fonts={fonts || undefined} />
      {preloaded.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** The URL of this page, or of that in the fallback language in which it is shown. */
function ownAddress({ alternates }: PageHead, { origin, locale }: { origin: string; locale: Locale }) {
  const path = pathInFallbacks(alternates, locale)
  return path === undefined ? undefined : `${origin}${path}`
}

type Site = ReturnType<typeof usePage>['layoutData']

function titleOf({ title }: PageHead, { siteName, seo: { titleTemplate } }: Site): string {
  if (title === undefined) return siteName
  return titleTemplate.includes('%s') ? titleTemplate.replaceAll('%s', () => title) : `${title} | ${siteName}`
}

function descriptionOf(head: PageHead, { seo, description }: Site): string {
  return head.description || seo.description || description
}

function Icons() {
  const { icon } = usePage().layoutData
  if (icon === undefined) {
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  }
  return (
    <>
      <link rel="icon" href={iconAddress(icon, 48)} sizes="48x48" type="image/png" />
      <link rel="icon" href={iconAddress(icon, 192)} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={iconAddress(icon, 180)} />
    </>
  )
}

/** Names of the verification tags of search engines. */
const proofs = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
} as const

function Feeds() {
  const { href, isOn, layoutData } = usePage()
  const { siteName } = layoutData
  if (!isOn('/updates')) return null
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={siteName} href={href('/feed.xml')} />
      <link rel="alternate" type="application/atom+xml" title={siteName} href={href('/atom.xml')} />
      <link rel="alternate" type="application/feed+json" title={siteName} href={href('/feed.json')} />
    </>
  )
}

function Languages({ head: { alternates } }: HeadProps) {
  const { origin, layoutData } = usePage()
  const existing = layoutData.languages.flatMap((code) => {
    const href = alternates[code]
    return href === undefined || (href === '/' && layoutData.isRootRedirected)
      ? []
      : [{ code, href: `${origin}${href}` }]
  })
  const fallback = existing.find(({ code }) => code === defaultLocale())
  return (
    <>
      {existing.map(({ code, href }) => (
        <link key={code} id={`i18n-alt-${code}`} rel="alternate" hrefLang={code} href={href} />
      ))}
      {fallback && <link id="i18n-xd" rel="alternate" hrefLang="x-default" href={fallback.href} />}
    </>
  )
}

/** Open Graph tags, for services that show a link as a card. */
function Sharing({ head }: HeadProps) {
  const page = usePage()
  const { origin, locale, layoutData } = page
  const { siteName, seo, languages } = layoutData
  const own = ownAddress(head, page)
  const description = descriptionOf(head, layoutData)
  const picture = ownPicture(head, origin) ?? sharedPicture(seo.image, origin)
  // Of the text, as is the URL.
  const language = languageInFallbacks(head.alternates, locale) ?? locale
  const others = languages.filter((code) => code !== language && head.alternates[code] !== undefined)
  return (
    <>
      <meta property="og:title" content={head.title ?? siteName} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={head.type ?? 'website'} />
      {description ? <meta property="og:description" content={description} /> : null}
      {own === undefined ? null : <meta property="og:url" content={own} />}
      <meta property="og:locale" content={territorial[language]} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={territorial[code]} />
      ))}
      {head.article && <ArticleFacts {...head.article} />}
      {picture && (
        <>
          <meta property="og:image" content={picture.address} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function ArticleFacts({ publishedAt, changedAt, tags = [] }: NonNullable<PageHead['article']>) {
  return (
    <>
      {publishedAt ? <meta property="article:published_time" content={publishedAt} /> : null}
      {changedAt ? <meta property="article:modified_time" content={changedAt} /> : null}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

/** Open Graph uses `el_GR` for `el`. */
const territorial = Object.fromEntries(
  localeCodes.map((locale) => {
    const { language, region } = new Intl.Locale(locale).maximize()
    return [locale, `${language}_${region}`]
  }),
)
