/** Finds an own page as visitors see it: translated if possible, or else in the first fallback language that has it. */
import type { Locale } from '../model/index.ts'
import { fallbackLocales } from '../model/index.ts'
import type { Published, Reader } from './site-renderer.ts'

type OwnPage = Published<'pages'>

/** The page at a slug of this language, or of one of its fallback languages. */
export async function ownPageAt(reader: Reader, locale: Locale, slug: string): Promise<OwnPage | undefined> {
  for (const code of fallbackLocales(locale)) {
    const found = await reader.bySlug('pages', code, slug)
    if (found !== undefined) return bestTranslation(reader, locale, found)
  }
  return undefined
}

/** The same page in the first language that has it. */
export async function bestTranslation(reader: Reader, locale: Locale, page: OwnPage): Promise<OwnPage> {
  for (const code of fallbackLocales(locale)) {
    if (code === page.locale) return page
    const isTranslated = page.alternates.some((one) => one.locale === code)
    const found = isTranslated ? await reader.byId('pages', code, page.id) : undefined
    if (found !== undefined) return found
  }
  return page
}
