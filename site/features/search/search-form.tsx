import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePage } from '../../context/page-context.tsx'

interface SearchFormProps {
  readonly query: string
  readonly autoFocus?: boolean
  /** Beside another button that is more important. */
  readonly secondary?: boolean
  /** Hidden fields. */
  readonly children?: ReactNode
}

/** Sends the query to the search page, also without script. */
export function SearchForm({ query, autoFocus = false, secondary = false, children }: SearchFormProps) {
  const { href } = usePage()
  const { t } = useLingui()
  return (
    <form className="search-form" role="search" method="get" action={href('/search')}>
      <TextField
        id="q"
        name="q"
        type="search"
        label={t`What are you looking for?`}
        defaultValue={query}
        maxLength={maxSearchText}
        autoFocus={autoFocus}
        enterKeyHint="search"
      />
      {children}
      <Button type="submit" icon="search" {...(secondary && { variant: 'outline', color: 'neutral' })}>
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
