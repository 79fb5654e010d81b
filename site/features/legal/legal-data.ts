/** Common parts of the three legal pages. */
import { render } from 'vike/abort'
import type { PageHead } from '../../layout/head/page-head.ts'
import { alternatesAt, singleOrEnglish } from '../../layout/single-or-english.ts'
import type { PageRequest } from '../../rendering/page-context.ts'
import { readText } from '../text/text-cache.ts'

export type LegalName = 'cookie-policy' | 'privacy-policy' | 'terms'
export type LegalData = Awaited<ReturnType<typeof readLegal>>

/** A legal page without a translation is shown in English. */
export async function readLegal(name: LegalName, { reader, locale }: PageRequest) {
  const page = await singleOrEnglish(reader, name, locale)
  if (page === undefined) throw render(404)
  return { page, text: await readText(page.data.body, reader, locale, { document: page, field: 'body' }) }
}

export function legalHead(path: string, { page }: LegalData): PageHead {
  const { title, seo } = page.data
  return {
    title: seo.title || title,
    ...(seo.description ? { description: seo.description } : {}),
    hidden: seo.hidden,
    alternates: alternatesAt(path, page),
    nearest: path,
  }
}
