/** Effective metadata for search engines and shared links: SEO fields first, then the page, then the site. */
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { Form } from '../form-context.ts'
import { isRecord } from '../same-value.ts'

/** The defaults of the site in a language. */
interface SiteDefaults {
  readonly siteName: string
  readonly titleTemplate: string
  readonly description: string
  readonly image: string | null
  readonly hidden: boolean
}

export interface SeoSummary {
  /** With the title template of the site applied. */
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly hidden: boolean
  /** The values that apply when the SEO fields are empty. */
  readonly inherited: { readonly title: string; readonly description: string }
}

interface SeoSource {
  readonly type: DocumentType
  /** The name of the type, which is the title of a document without one. */
  readonly label: string
  readonly data: LayerData
  /** The values of its SEO fields. */
  readonly seo: unknown
  readonly site: SiteDefaults
}

export function seoSummaryOf({ type, label, data, seo, site }: SeoSource): SeoSummary {
  const own = isRecord(seo) ? seo : {}
  const hero = isRecord(data.hero) ? data.hero : {}
  const inherited = {
    title: firstText(type.title === undefined ? '' : data[type.title], data.title, hero.title, label),
    description: firstText(data.excerpt, data.summary, hero.text, site.description),
  }
  const title = firstText(own.title, inherited.title)
  return {
    title: titleWith(title, site),
    description: firstText(own.description, inherited.description),
    image: firstId(own.image, data.cover, data.picture, site.image),
    hidden: own.hidden === true || site.hidden,
    inherited,
  }
}

/** Applies the title template, or appends the site name. */
function titleWith(title: string, { titleTemplate, siteName }: SiteDefaults): string {
  if (titleTemplate.includes('%s')) return titleTemplate.replaceAll('%s', () => title)
  return siteName === '' ? title : `${title} | ${siteName}`
}

function firstText(...texts: readonly unknown[]): string {
  return texts.map((text) => (typeof text === 'string' ? text.trim() : '')).find((text) => text !== '') ?? ''
}

function firstId(...ids: readonly unknown[]): string | null {
  return ids.find((id): id is string => typeof id === 'string' && id !== '') ?? null
}

/** The defaults of the site, including unsaved changes when they are being edited. */
export function useSiteDefaults({ type, locale, data }: Form): SiteDefaults {
  const { api } = useAdmin()
  const settings = useQuery(singleQuery(api, model.settings.name)).data
  const seo = useQuery(singleQuery(api, model.seo.name)).data
  const saved = dataIn(seo, locale)
  const { titleTemplate, description, image, hidden } = type.name === model.seo.name ? data : saved
  const settingsData = dataIn(settings, locale)
  return {
    siteName: textOf(settingsData.siteName),
    titleTemplate: textOf(titleTemplate),
    description: textOf(description) || textOf(settingsData.description),
    image: typeof image === 'string' ? image : null,
    hidden: hidden === true,
  }
}

function singleQuery(api: Api, type: string) {
  return queryOptions({
    queryKey: ['documents', type, 'words'],
    staleTime: 60_000,
    queryFn: () => api('GET /api/documents/{type}/{id}', { params: { type, id: type } }),
  })
}

type Single = Awaited<ReturnType<NonNullable<ReturnType<typeof singleQuery>['queryFn']>>>

function dataIn(single: Single | undefined, locale: Locale): LayerData {
  return single === undefined ? {} : { ...single.layers[shared].data, ...single.layers[locale].data }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
