/** SEO preview: shows a page as a search result and as a card of a shared link while it is edited. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales, model, pagePath } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { mediaItemQuery, smallPicture } from '../../media/media-item.ts'
import type { Form } from '../form-context.ts'
import './seo.css'
import { useForm } from '../form-context.ts'
import type { SeoSummary } from './effective-meta.ts'
import { seoSummaryOf, useSiteDefaults } from './effective-meta.ts'

interface SeoPreviewProps {
  readonly form: Form
  readonly summary: SeoSummary
}

export function SeoPreview({ form, summary }: SeoPreviewProps) {
  const { t } = useLingui()
  const { type, locale, data } = form
  const path = pagePath(type, locale, data) ?? '/'
  return (
    <section className="seo-preview" aria-label={t`Preview`}>
      {summary.hidden ? (
        <p className="link-note" data-tone="warning">
          <Icon name="warning" />
          <Trans>Hidden from search engines. Anyone with the URL can still open the page.</Trans>
        </p>
      ) : (
        <SearchResult summary={summary} path={path} locale={locale} />
      )}
      <ShareCard summary={summary} locale={locale} />
    </section>
  )
}

/** The widths in pixels that search engines show: one line for the title and two for the description. */
const widths = { title: 580, description: 1_160 }
const fonts = { title: '20px Arial, sans-serif', description: '14px Arial, sans-serif' }

interface ResultProps {
  readonly summary: SeoSummary
  readonly path: string
  readonly locale: Locale
}

function SearchResult({ summary, path, locale }: ResultProps) {
  // Memoized, because every key in the text renders this again.
  const title = useMemo(
    () => truncateToWidth(summary.title, widths.title, widthIn(fonts.title)),
    [summary.title],
  )
  const description = useMemo(
    () => truncateToWidth(summary.description, widths.description, widthIn(fonts.description)),
    [summary.description],
  )
  return (
    <>
      <h2>
        <Trans>Search result</Trans>
      </h2>
      <div className="search-result" lang={locale} dir={locales[locale].dir}>
        <p className="search-result-path">
          {[location.host, ...path.split('/').filter(Boolean)].join(' › ')}
        </p>
        <p className="search-result-title">{title}</p>
        <p className="search-result-words">{description}</p>
      </div>
      {title.endsWith('…') ? (
        <p className="field-hint">
          <Trans>The title is too long for search results.</Trans>
        </p>
      ) : null}
      {description.endsWith('…') ? (
        <p className="field-hint">
          <Trans>The description is too long for search results.</Trans>
        </p>
      ) : null}
    </>
  )
}

/** Truncates text like search engines: after a whole word, with an ellipsis. */
export function truncateToWidth(text: string, width: number, measure: (text: string) => number): string {
  const singleLine = text.trim().replace(/\s+/g, ' ')
  if (measure(singleLine) <= width) return singleLine
  const parts = singleLine.split(' ')
  while (parts.length > 1 && measure(`${parts.join(' ')} …`) > width) parts.pop()
  const shortened = `${parts.join(' ')} …`
  if (measure(shortened) <= width) return shortened
  const letters = [...(parts[0] ?? '')]
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

function ShareCard({ summary, locale }: Pick<ResultProps, 'summary' | 'locale'>) {
  const { api, language } = useAdmin()
  const { image } = summary
  const { data: item } = useQuery({ ...mediaItemQuery(api, language, image ?? ''), enabled: image !== null })
  const src = item && smallPicture(item, 640)
  return (
    <>
      <h2>
        <Trans>Link preview</Trans>
      </h2>
      <div className="share-card">
        {src ? <img src={src} alt="" decoding="async" /> : <Icon name="image" size="2rem" />}
        <div lang={locale} dir={locales[locale].dir}>
          <p className="search-result-path">{location.host}</p>
          <p className="share-card-title">{summary.title}</p>
          <p className="share-card-text">{summary.description}</p>
        </div>
      </div>
    </>
  )
}

function widthIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return (text) => text.length * 10
  context.font = font
  return (text) => context.measureText(text).width
}

/** Site preview: shows the home page as a search result below the form with the site settings. */
export function SitePreview() {
  const form = useForm()
  return form?.type.name === model.seo.name ? <Shown form={form} /> : null
}

function Shown({ form }: { readonly form: NonNullable<ReturnType<typeof useForm>> }) {
  const { i18n } = useLingui()
  const { home } = model
  const site = useSiteDefaults(form)
  return (
    <SeoPreview
      form={{ ...form, type: home }}
      summary={seoSummaryOf({ type: home, label: i18n._(home.label), data: {}, seo: {}, site })}
    />
  )
}
