import type { SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import { Callout, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { Results } from '../../features/search/results.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { Kinds } from '../../features/search/search-kinds.tsx'
import './search.css'

export function Page({ data }: { readonly data: SearchResponse }) {
  const { query, kind, found, failure } = data
  return (
    <div className="search page-width page-body">
      <h1 className="page-title">
        <Trans>Search</Trans>
      </h1>
      <SearchForm query={query} autoFocus={query === ''}>
        {kind && <input type="hidden" name="in" value={kind} />}
      </SearchForm>
      {query === '' ? null : <Kinds query={query} current={kind} />}
      {failure && <Failure failure={failure} />}
      {found &&
        (found.items.length === 0 ? <Nothing query={query} /> : <Results response={data} result={found} />)}
    </div>
  )
}

function Failure({ failure }: { readonly failure: NonNullable<SearchResponse['failure']> }) {
  return (
    <Callout tone="warning" role="alert">
      {failure === 'busy' ? (
        <Trans>Too many searches in one minute. Wait a moment, then try again.</Trans>
      ) : (
        <Trans>Search is not available. The error was logged: try again in a moment.</Trans>
      )}
    </Callout>
  )
}

function Nothing({ query }: { readonly query: string }) {
  return (
    <EmptyState role="status" title={<Trans>No results for “{query}”</Trans>}>
      <Trans>Try fewer words, or the beginning of a word. Accents and capitals do not matter.</Trans>
    </EmptyState>
  )
}
