/** The published form at the path of a page. Answers are checked against it, whatever a draft or a cached page shows. */
import { readSettings, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { FormDefinition } from '@cyanotype/content/mdx/analyze/forms.ts'
import { formsIn } from '@cyanotype/content/mdx/analyze/forms.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  isPossibleSlug,
  model,
  publicLanguagesOf,
  readLocale,
} from '@cyanotype/content/model/index.ts'

export interface PageForms {
  readonly locale: Locale
  readonly document: string
  readonly forms: readonly [FormDefinition, ...FormDefinition[]]
}

/** Missing where no page with forms is. `pathname` is percent-encoded. */
export async function pageFormsAt(reader: Reader, pathname: string): Promise<PageForms | undefined> {
  const { locale, path } = readLocale(pathname)
  if (!(await isPublic(reader, locale))) return undefined
  const page =
    path === '/' ? await singleWithFallback(reader, 'home', locale) : await ownPageAt(reader, locale, path)
  if (page === undefined) return undefined
  const [first, ...others] = formsIn(page.data.body)
  return first && { locale, document: page.id, forms: [first, ...others] }
}

async function isPublic(reader: Reader, locale: Locale): Promise<boolean> {
  const settings = await readSettings(reader)
  return publicLanguagesOf(settings?.data).includes(locale)
}

/** In the language of the path, or in the default language, as the site shows it. */
async function ownPageAt(reader: Reader, locale: Locale, path: string) {
  const slug = decoded(path.slice(1))
  if (slug === undefined || !isPossibleSlug(model.pages, slug)) return undefined
  const own = await reader.bySlug('pages', locale, slug)
  if (own !== undefined || locale === defaultLocale()) return own
  const other = await reader.bySlug('pages', defaultLocale(), slug)
  const isTranslated = other?.alternates.some((one) => one.locale === locale) === true
  return isTranslated ? ((await reader.byId('pages', locale, other.id)) ?? other) : other
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
