import type { SearchAnswer } from '@cyanotype/content/contracts/dynamic-page.ts'
import { Callout, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { Results } from '../../features/search/results.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { Kinds } from '../../features/search/search-kinds.tsx'
import './search.css'

export function Page({ data }: { readonly data: SearchAnswer }) {
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
        (found.items.length === 0 ? <Nothing query={query} /> : <Results answer={data} result={found} />)}
    </div>
  )
}

function Failure({ failure }: { readonly failure: NonNullable<SearchAnswer['failure']> }) {
  return (
    <Callout tone="warning" role="alert">
      {failure === 'busy' ? (
        <Trans>That was a lot of searching within a minute. Wait a moment, then try again.</Trans>
      ) : (
        <Trans>
          The search did not answer. This is our fault, and it has been noted. Try again in a moment.
        </Trans>
      )}
    </Callout>
  )
}

function Nothing({ query }: { readonly query: string }) {
  return (
    <EmptyState role="status" title={<Trans>Nothing found for “{query}”</Trans>}>
      <Trans>Try fewer words, or the beginning of one. Accents and capitals make no difference.</Trans>
    </EmptyState>
  )
}
