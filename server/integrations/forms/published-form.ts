/** The published form at the path of a page. Answers are checked against it, whatever a draft or a cached page shows. */
import { ownPageAt } from '@cyanotype/content/contracts/own-page-at.ts'
import { publicLanguagesIn, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { FormDefinition } from '@cyanotype/content/mdx/analyze/forms.ts'
import { formsIn } from '@cyanotype/content/mdx/analyze/forms.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isPossibleSlug, model, readLocale } from '@cyanotype/content/model/index.ts'

export interface PageForms {
  readonly locale: Locale
  readonly document: string
  readonly forms: readonly [FormDefinition, ...FormDefinition[]]
}

/** Missing where no page with forms is. `pathname` is percent-encoded. */
export async function pageFormsAt(reader: Reader, pathname: string): Promise<PageForms | undefined> {
  const { locale, path } = readLocale(pathname)
  if (!(await publicLanguagesIn(reader)).includes(locale)) return undefined
  const page =
    path === '/' ? await singleWithFallback(reader, 'home', locale) : await pageAt(reader, locale, path)
  if (page === undefined) return undefined
  const [first, ...others] = formsIn(page.data.body)
  return first && { locale, document: page.id, forms: [first, ...others] }
}

/** As the site shows it: the form is in the language of the page, which may be a fallback. */
async function pageAt(reader: Reader, locale: Locale, path: string) {
  const slug = decoded(path.slice(1))
  const isPossible = slug !== undefined && isPossibleSlug(model.pages, slug)
  return isPossible ? ownPageAt(reader, locale, slug) : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
