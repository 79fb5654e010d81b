/** What a page that was not found offers instead: the same page in other languages, and pages with a similar address. */

import { findInLanguages } from '@cyanotype/content/contracts/other-locales.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { collections } from '@cyanotype/content/model/collections.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, localizedPath, readPagePath } from '@cyanotype/content/model/index.ts'
import { languagesIn } from '../../layout/languages.ts'
import { entriesIn, pathOf } from '../documentation/docs-index.ts'
import { nearest, termsOfPath } from './similar-paths.ts'

export interface Suggestion {
  readonly title: string
  readonly href: string
}

export interface Suggestions {
  /** The languages in which the page exists, with its URL there. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  readonly pages: readonly Suggestion[]
  /** What to search for: the words of the address. */
  readonly query: string
}

export const noSuggestions: Suggestions = { languages: [], pages: [], query: '' }

const maxPages = 3
/** How many pages of a collection are compared with the address. */
const maxCompared = 100

/** `path` is decoded and has no prefix of a language. */
export async function suggestionsFor(reader: Reader, locale: Locale, path: string): Promise<Suggestions> {
  const languages = await languagesOf(reader, locale, path)
  const pages = nearest(path, await similarPages(reader, locale, path), maxPages)
  return { languages, pages, query: termsOfPath(path).join(' ') }
}

async function languagesOf(reader: Reader, locale: Locale, path: string) {
  // The page itself has been looked for in its own language.
  const others = localeCodes.filter((code) => code !== locale)
  const found = await findInLanguages(reader, others, path)
  if (found === undefined) return []
  const shown = await languagesIn(reader)
  const published = found.alternates.map((one) => one.locale).filter((code) => shown.includes(code))
  const links = await Promise.all(
    published.map(async (code) => ({ locale: code, href: await reader.path(found.type, code, found.id) })),
  )
  return links.flatMap(({ locale: code, href }) =>
    href === undefined ? [] : [{ locale: code, href: encodeURI(href) }],
  )
}

/** Every page of the same kind, as far as the address says which kind it is. */
async function similarPages(reader: Reader, locale: Locale, path: string): Promise<readonly Suggestion[]> {
  if (readPagePath(collections.docs, path) !== undefined) {
    const entries = await entriesIn(locale, reader)
    return entries.map(({ slug, title }) => ({ title, href: localizedPath(locale, pathOf(slug)) }))
  }
  const lists = await Promise.all([
    readPagePath(collections.updates, path) === undefined
      ? []
      : reader.list('updates', locale, { limit: maxCompared }).then(({ items }) => items),
    path.startsWith('/showcase/')
      ? reader.list('showcase', locale, { limit: maxCompared }).then(({ items }) => items)
      : [],
  ])
  const links = lists.flat().map(async ({ type, id, data }) => ({
    title: data.title,
    href: await reader.path(type, locale, id),
  }))
  return (await Promise.all(links)).flatMap(({ title, href }) =>
    href === undefined ? [] : [{ title, href: encodeURI(href) }],
  )
}
