/**
 * Suggestions for a page that was not found: the same page in other languages, and pages with a similar URL.
 */
import { findInLanguages } from '@cyanotype/content/contracts/other-locales.ts'
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { collections } from '@cyanotype/content/model/collections.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isPathOn, locales, localizedPath, readPagePath } from '@cyanotype/content/model/index.ts'
import { Callout, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { hiddenSectionsIn } from '../../context/hidden-sections.ts'
import type { NavItem } from '../../context/nav-links.ts'
import { decodedPath, topLinks } from '../../context/nav-links.ts'
import { useContentLanguage, useMenu, usePage } from '../../context/page-context.tsx'
import { entriesIn, pathOf } from '../documentation/docs-index.ts'
import { SearchForm } from '../search/search-form.tsx'
import { fixedPages, ownPages } from './fixed-pages.ts'

export interface Suggestion {
  readonly title: string
  readonly href: string
  /** The language of the title, if it may be another one than that of the page. */
  readonly language?: Locale | undefined
}

export interface Suggestions {
  /** The languages in which the page exists, with its URL there. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  readonly pages: readonly Suggestion[]
  /** The search terms from the URL. */
  readonly query: string
}

export const noSuggestions: Suggestions = { languages: [], pages: [], query: '' }

const maxPages = 3
/** How many pages of a collection are compared with the URL. */
const maxCompared = 100

/** `path` is decoded and has no locale prefix. */
export async function suggestionsFor(reader: Reader, locale: Locale, path: string): Promise<Suggestions> {
  const languages = await languagesOf(reader, locale, path)
  const candidates = [...(await similarPages(reader, locale, path)), ...(await fixedPages(reader, locale))]
  const pages = nearest(path, candidates, maxPages)
  return { languages, pages, query: termsOfPath(path).join(' ') }
}

// Compares URLs by their words.

interface Candidate {
  readonly title: string
  readonly href: string
}

/** The words of the last segment of a path. A number is a word. */
export function termsOfPath(path: string): string[] {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/**
 * The pages that share most words with a path in their URL or title, best first. At least one word must
 * match.
 */
export function nearest<Page extends Candidate>(
  path: string,
  pages: readonly Page[],
  maxCount: number,
): Page[] {
  const terms = [...new Set(termsOfPath(path).map(foldLetters).filter(isSignificant))]
  return pages
    .map((page) => ({ page, score: scoreOf(page, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxCount)
    .map(({ page }) => page)
}

/** A misspelt word counts half. */
function scoreOf({ title, href }: Candidate, terms: readonly string[]): number {
  const own = [...termsOfPath(decodedPath(href)), ...title.split(/[^\p{L}\p{N}]+/u)].map(foldLetters)
  const scores = terms.map((word) => {
    if (own.includes(word)) return 2
    return own.some((one) => isMistyped(one, word)) ? 1 : 0
  })
  return scores.reduce<number>((sum, score) => sum + score, 0)
}

/** One letter added, missing or different, or two swapped. Short words would match too often. */
function isMistyped(word: string, written: string): boolean {
  const shorter = Math.min(word.length, written.length)
  if (shorter < 4) return false
  let start = 0
  while (start < shorter && word[start] === written[start]) start += 1
  let end = 0
  while (end < shorter - start && word.at(-1 - end) === written.at(-1 - end)) end += 1
  const [left, right] = [word, written].map((one) => one.slice(start, one.length - end))
  if (left === undefined || right === undefined) return false
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right === `${left[1]}${left[0]}`
}

const foldLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Short words, such as articles, are in most titles. */
const isSignificant = (word: string) => word.length > 2

async function languagesOf(reader: Reader, locale: Locale, path: string) {
  const shown = await publicLanguagesIn(reader)
  // The page was not found in its own language.
  const others = shown.filter((code) => code !== locale)
  const found = await findInLanguages(reader, others, path)
  if (found === undefined) return []
  const published = found.alternates.map((one) => one.locale).filter((code) => shown.includes(code))
  const links = await Promise.all(
    published.map(async (code) => ({ locale: code, href: await reader.path(found.type, code, found.id) })),
  )
  return links.flatMap(({ locale: code, href }) =>
    href === undefined ? [] : [{ locale: code, href: encodeURI(href) }],
  )
}

/** Every page of the collection, if the URL shows which one that is. Any other URL may be that of an own page. */
async function similarPages(reader: Reader, locale: Locale, path: string): Promise<readonly Suggestion[]> {
  if (readPagePath(collections.docs, path) !== undefined) {
    if (!isPathOn(await hiddenSectionsIn(reader), '/docs')) return []
    const entries = await entriesIn(locale, reader)
    return entries.map(({ slug, title, language }) => ({
      title,
      language,
      href: localizedPath(locale, pathOf(slug)),
    }))
  }
  if (readPagePath(collections.pages, path) !== undefined) return ownPages(reader, locale, maxCompared)
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

/** The same page in other languages. */
export function OtherLanguages({ languages }: Pick<Suggestions, 'languages'>) {
  const { t } = useLingui()
  return languages.length === 0 ? null : (
    <Callout tone="info" title={t`This page is available in another language`}>
      <ul className="plain-list">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <Link href={href} lang={locale} hrefLang={locale}>
              {locales[locale].name}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/**
 * A search for the terms of the URL, and pages with a similar one, or the menu if there are none. Menu and footer also
 * link to pages in the code that are not part of the product.
 */
export function Offers({ suggestions: { pages, query } }: { readonly suggestions: Suggestions }) {
  const { path, isOn, layoutData } = usePage()
  const { menuLanguage, footer } = layoutData
  const menu = topLinks(useMenu()).map((link) => suggestionOf(link, menuLanguage))
  const below = (footer?.columns ?? []).flatMap(({ links }) =>
    links.map((link) => suggestionOf(link, footer?.language)),
  )
  const similar = nearest(path, unique([...menu, ...below, ...pages]), maxPages)
  const links: readonly Suggestion[] = similar.length > 0 ? similar : menu
  return (
    <>
      {isOn('/search') ? <SearchForm query={query} secondary /> : null}
      <nav aria-labelledby="error-pages">
        <h2 id="error-pages">
          {similar.length > 0 ? <Trans>Similar pages</Trans> : <Trans>Main pages</Trans>}
        </h2>
        <ul className="plain-list">
          {links.map((link) => (
            <SuggestedPage key={link.href} {...link} />
          ))}
        </ul>
      </nav>
    </>
  )
}

const suggestionOf = ({ text, href }: NavItem, language: Locale | undefined): Suggestion => ({
  title: text,
  href,
  language,
})

/** Each page once, with its first title. */
function unique(pages: readonly Suggestion[]): readonly Suggestion[] {
  return [...new Map(pages.toReversed().map((page) => [page.href, page])).values()].toReversed()
}

function SuggestedPage({ title, href, language }: Suggestion) {
  const foreign = useContentLanguage(language)
  return (
    <li>
      <Link href={href} {...foreign}>
        {title}
      </Link>
    </li>
  )
}
