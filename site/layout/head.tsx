/** The head of every document, made from what the page says of itself. */
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import { beforePaint } from '../browser/before-paint.ts'
import { RawHtml } from '../raw-html.tsx'
import icon from './icon.svg?inline'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'

export function Head({ head }: { readonly head: PageHead }) {
  const { origin, locale, preview, surroundings } = usePage()
  const title = head.title === undefined ? surroundings.siteName : `${head.title} | ${surroundings.siteName}`
  const description = head.description || surroundings.description
  const own = head.alternates[locale]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <RawHtml tag="script" html={beforePaint} />
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {head.hidden || preview ? <meta name="robots" content="noindex" /> : null}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#031728" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {own === undefined ? null : <link id="i18n-can" rel="canonical" href={`${origin}${own}`} />}
      <Languages head={head} />
      <meta property="og:title" content={head.title ?? surroundings.siteName} />
      <meta property="og:site_name" content={surroundings.siteName} />
      <meta property="og:type" content={head.type ?? 'website'} />
      {description ? <meta property="og:description" content={description} /> : null}
      {own === undefined ? null : <meta property="og:url" content={`${origin}${own}`} />}
      {head.image === undefined ? null : (
        <>
          <meta property="og:image" content={`${origin}${head.image.src}`} />
          <meta property="og:image:alt" content={head.image.alt} />
        </>
      )}
    </head>
  )
}

function Languages({ head: { alternates } }: { readonly head: PageHead }) {
  const { origin, locale } = usePage()
  const existing = localeCodes.flatMap((code) => {
    const href = alternates[code]
    return href === undefined ? [] : [{ code, href: `${origin}${href}` }]
  })
  const fallback = existing.find(({ code }) => code === defaultLocale)
  return (
    <>
      {existing.map(({ code, href }) => (
        <link key={code} id={`i18n-alt-${code}`} rel="alternate" hrefLang={code} href={href} />
      ))}
      {fallback && <link id="i18n-xd" rel="alternate" hrefLang="x-default" href={fallback.href} />}
      <meta property="og:locale" content={territorial[locale]} />
      {existing
        .filter(({ code }) => code !== locale)
        .map(({ code }) => (
          <meta key={code} property="og:locale:alternate" content={territorial[code]} />
        ))}
    </>
  )
}

/** `el` is `el_GR` to those who read Open Graph. */
const territorial = Object.fromEntries(
  localeCodes.map((locale) => {
    const { language, region } = new Intl.Locale(locale).maximize()
    return [locale, `${language}_${region}`]
  }),
)
