/** Search field and filters of a list. The URL follows shortly after the last key press. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Filter } from '@cyanotype/ui/index.ts'
import { FilterBar, SearchField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommands } from '../../commands/commands.ts'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { inOneLanguage, useFilterFields } from './filter-fields.tsx'
import type { ListSearch } from './list-search-params.ts'
import { termsOfSearch } from './list-search-params.ts'

const delayMs = 250

interface DocumentFiltersProps {
  readonly type: DocumentType
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
}

export function DocumentFilters({ type, search, onShow }: DocumentFiltersProps) {
  const { t, i18n } = useLingui()
  const fields = useFilterFields(type)
  const { draft, write } = useDraft(type, search, onShow)
  const searchField = useRef<HTMLInputElement>(null)
  const label = i18n._(type.label)
  const hasSingleKeys = useSingleKeys()
  useCommands(() => [
    {
      id: 'find',
      label: t`Search by title`,
      icon: 'search',
      keys: '/',
      run: () => searchField.current?.focus(),
    },
  ])
  return (
    <search className="documents-find">
      <SearchField
        ref={searchField}
        label={t`Search ${label} by title`}
        labelHidden
        className="documents-search"
        placeholder={t`Search by title`}
        aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
        maxLength={maxSearchText}
        value={draft.q}
        onChange={({ target }) => write({ ...draft, q: target.value })}
      />
      <FilterBar
        fields={fields}
        filters={draft.filters}
        onFiltersChange={(filters: readonly Filter[]) =>
          write({ ...draft, filters: inOneLanguage(draft.filters, filters) })
        }
      />
    </search>
  )
}

/** Text stays as typed, also while it is not valid. The URL contains only valid values. */
function useDraft(type: DocumentType, search: ListSearch, onShow: (search: ListSearch) => void) {
  const [draft, setDraft] = useState(search)
  const meaning = (one: ListSearch) => JSON.stringify(termsOfSearch(type, one))
  const shown = meaning(search)
  const [lastShown, setLastShown] = useState(shown)
  if (shown !== lastShown) {
    setLastShown(shown)
    if (shown !== meaning(draft)) setDraft(search)
  }
  const show = useEffectEvent((next: ListSearch) => {
    const { sort, direction } = search
    const nextSearch = { ...next, sort, direction }
    if (meaning(nextSearch) !== shown) onShow(nextSearch)
  })
  useEffect(() => {
    const timer = setTimeout(() => show(draft), delayMs)
    return () => clearTimeout(timer)
  }, [draft])
  return { draft, write: setDraft }
}
