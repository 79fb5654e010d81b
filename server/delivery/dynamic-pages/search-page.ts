/** `/search?q=`: the page of search results. It is never cached, because queries could fill any cache. */
import type { SearchFound, SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import { searchKinds } from '@cyanotype/content/contracts/dynamic-page.ts'
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, readLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'
import { isPersonal } from '../../http/calls/principal.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'
import { Problem } from '../../problems/problems.ts'
import type { Search, SearchQuery, SearchResult } from '../../search/index.ts'
import { readPosition } from '../../search/index.ts'
import type { Show } from './paths.ts'

const perPage = 20

export interface SearchOptions extends RequestServices {
  readonly search: Search
  readonly documents: Pick<Documents, 'openReader'>
}

interface SearchPage extends Required<Pick<SearchQuery, 'hidden' | 'languages'>> {
  readonly show: Show
}

export async function handleSearch(
  context: Context,
  { show, ...shownParts }: SearchPage,
  options: SearchOptions,
): Promise<void> {
  const { limits, log } = options
  const question = readQuestion(context)
  const forVisitor = !isPersonal(context.state.visitor)
  const result = { query: question.q, kind: question.kind, found: undefined, failure: undefined }
  if (question.q === '') return show(context, 200, { search: result })
  try {
    limits.check(context.state.visitor, 'search')
    const found = await runSearch(options.search, question, { ...shownParts, forVisitor })
    await show(context, 200, { search: { ...result, found } })
  } catch (problem) {
    const { status, failure, headers } = failureOf(problem)
    if (failure === 'broken') log.error({ requestId: context.state.requestId, err: problem }, 'search failed')
    context.set({ ...headers })
    await show(context, status, { search: { ...result, failure } })
  }
}

interface Question {
  readonly q: string
  readonly kind: SearchResponse['kind']
  readonly after: SearchQuery['after']
  readonly locale: Locale
}

/** The URL is untrusted input: invalid parameters are ignored. */
function readQuestion({ path, querystring }: Context): Question {
  const query = new URLSearchParams(querystring)
  return {
    q: (query.get('q') ?? '').trim().slice(0, maxSearchText),
    kind: searchKinds.find((kind) => kind === query.get('in')),
    after: readPosition(query.get('after') ?? ''),
    locale: readLocale(path).locale,
  }
}

/** Searches in the locale of the page first, and in all others when that has no results. */
async function runSearch(
  search: Search,
  { q, kind, after, locale }: Question,
  scope: Pick<SearchQuery, 'hidden' | 'languages' | 'forVisitor'>,
): Promise<SearchFound> {
  const types = kind === undefined ? undefined : [kind]
  const input = { ...scope, q, types, state: 'public', after, limit: perPage } as const
  const own = await search.find({ ...input, locale })
  const isElsewhere = own.count === 0
  const preferred = fallbackLocales(locale)
  return shown(isElsewhere ? await search.find({ ...input, preferred }) : own, {
    isElsewhere,
    isContinued: after !== undefined,
  })
}

function shown(
  { items, next, count, isMore }: SearchResult,
  facts: Pick<SearchFound, 'isElsewhere' | 'isContinued'>,
): SearchFound {
  return {
    ...facts,
    count,
    isMore,
    next: next ?? undefined,
    items: items.flatMap(({ path, title, ...item }) =>
      path === null ? [] : [{ ...item, path, title: title ?? path }],
    ),
  }
}

function failureOf(problem: unknown) {
  if (problem instanceof Problem && problem.code === 'too_many_requests') {
    return { status: problem.status, failure: 'busy', headers: problem.details.headers } as const
  }
  return { status: 503, failure: 'broken', headers: { 'retry-after': '5' } } as const
}
