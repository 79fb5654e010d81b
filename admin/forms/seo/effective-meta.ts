/** Effective metadata for search engines and shared links: SEO fields first, then the page, then the site. */
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { isRecord } from '../../document-editor/state/same-value.ts'

/** The defaults of the site in a language. */
export interface SiteDefaults {
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

export function seoSummaryOf(
  type: DocumentType,
  label: string,
  data: LayerData,
  seo: unknown,
  site: SiteDefaults,
): SeoSummary {
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
