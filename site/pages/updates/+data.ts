import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import type { Alternates } from '../../context/page-head.ts'
import { readComposed } from '../../features/composed-pages/composed-page.tsx'
import type { ListQuery } from '../../features/updates/list-address.ts'
import { listAddress, readListQuery } from '../../features/updates/list-address.ts'
import { readTagNames, toLines } from '../../features/updates/update-line.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const perPage = 8

export type UpdatesData = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageRequest) {
  const { reader, locale, urlParsed } = pageContext
  const query = readListQuery(urlParsed.search)
  const { after, before } = query
  const [composed, tags, years, nameTag, list] = await Promise.all([
    readComposed('updates-page', reader, locale),
    reader.terms('updates', locale, 'tags'),
    reader.terms('updates', locale, 'publishedAt'),
    readTagNames(reader, locale),
    reader.list('updates', locale, { limit: perPage, where: whereOf(query), after, before }),
  ])
  const isUnfiltered = Object.keys(query).length === 0
  // A list for an unknown tag or year gets the status 404 and is not cached. The page links to all known ones.
  const isNothing = list.items.length === 0 && !isUnfiltered
  const isLinked = isOneOf(tags, query.tag) && isOneOf(years, query.year) && !after && !before
  if (isNothing && !isLinked) pageContext.status = 404
  const chosen = tags.find(({ term }) => term === query.tag)?.label ?? query.tag
  return {
    composed,
    query,
    isUnfiltered,
    tags: tags.map(({ label }) => nameTag(label)),
    years: years.toReversed(),
    narrowedTo: [chosen && nameTag(chosen).label, query.year].filter((one) => one !== undefined),
    updates: await toLines(list.items, reader, locale),
    next: list.next,
    previous: list.previous,
    alternates: isNothing ? {} : await alternatesOfList(query, reader, locale),
  }
}

function isOneOf(terms: readonly { readonly term: string }[], chosen: string | undefined): boolean {
  return chosen === undefined || terms.some(({ term }) => term === chosen)
}

function whereOf({ tag, year }: ListQuery): Readonly<Record<string, string>> {
  return { ...(tag && { tags: tag }), ...(year && { publishedAt: year }) }
}

/** The same list in the languages that have it. With a cursor, lists of different languages differ. */
async function alternatesOfList(query: ListQuery, reader: Reader, locale: Locale): Promise<Alternates> {
  const isNarrowed = query.tag !== undefined || query.year !== undefined
  const isFurther = query.after !== undefined || query.before !== undefined
  const has = async (other: Locale) => {
    if (other === locale || isFurther) return other === locale
    const where = whereOf(query)
    return !isNarrowed || (await reader.list('updates', other, { limit: 1, where })).items.length > 0
  }
  // A preview may be in a language that is not public yet.
  const languages = new Set([...(await publicLanguagesIn(reader)), locale])
  const those = await Promise.all([...languages].map(async (code) => ((await has(code)) ? [code] : [])))
  return Object.fromEntries(those.flat().map((code) => [code, localizedPath(code, listAddress(query))]))
}
