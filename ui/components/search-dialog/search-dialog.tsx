import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { close, search as searchIcon } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import type { RecentSearches } from './search-hits.tsx'
import { Hits, inGroups, Recent } from './search-hits.tsx'
import { fieldOf, useChoice } from './use-choice.ts'
import type { Search, SearchResults } from './use-search.ts'
import { useSearch } from './use-search.ts'

const messages = { search: english.search, modal: english.modal }

registerIcons({ close, search: searchIcon })

export interface SearchDialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'open' | 'onClose'> {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the user asks to close it. Set `open` to `false` there. */
  readonly onClose: () => void
  /** The URL of the result page. The query is added as `?q=`. */
  readonly action: string
  /** The search function. It must stay the same between renders. */
  readonly search: Search
  /** The initial query: the text typed before the dialog opened. */
  readonly query?: string | undefined
  /** Earlier searches, shown while the field is empty. */
  readonly recent?: RecentSearches | undefined
  /** Called when a result or the result page is opened. */
  readonly onSearched?: ((query: string) => void) | undefined
  /** The label of the link to the result page, below the results. */
  readonly allResults?: string | undefined
}

/**
 * A dialog that searches the whole site while typing: a combobox with links as options. It is also a plain
 * form: Enter without a selection opens the result page.
 */
export function SearchDialog({ open, onClose, className, ref, ...props }: SearchDialogProps) {
  const { action, search, query, recent, onSearched, allResults, ...rest } = props
  const { word } = useUi(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, { open, onClose })
  return (
    <dialog
      aria-label={word('search.label')}
      {...rest}
      ref={useComposedRef(dialog, ref)}
      className={cx('dialog search-dialog', className)}
      tabIndex={-1}
    >
      {/* Every opening starts with the given props. */}
      {open ? <SearchPanel {...{ onClose, action, search, query, recent, onSearched, allResults }} /> : null}
    </dialog>
  )
}

type PanelProps = Pick<
  SearchDialogProps,
  'onClose' | 'action' | 'search' | 'query' | 'recent' | 'onSearched' | 'allResults'
>

function SearchPanel({ onClose, action, search, query = '', recent, onSearched, allResults }: PanelProps) {
  const [typed, setTyped] = useState(query)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const results = useSearch(typed.trim(), search)
  const groups = inGroups(results.hits)
  const offered = typed.trim() === '' ? (recent?.queries ?? []) : []
  const hasAll = allResults !== undefined && results.hits.length > 0
  const count = offered.length > 0 ? offered.length : results.hits.length + Number(hasAll)
  const { chosen: active, choose, handleKeyDown } = useChoice(count, listId)
  const write = (text: string) => {
    setTyped(text)
    choose(-1)
    field.current?.focus()
  }
  const handleFollow = () => {
    onSearched?.(results.query)
    onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing) handleKeyDown(event)
  }
  useEffect(() => field.current?.setSelectionRange(query.length, query.length), [query])
  return (
    <>
      <Entry
        {...fieldOf(count, active, listId)}
        ref={field}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
        {...{ action, onClose }}
        onSearch={() => onSearched?.(typed.trim())}
      />
      <Outcome {...results} />
      {recent !== undefined && offered.length > 0 ? (
        <Recent {...{ recent, listId, active }} onChoose={write} />
      ) : (
        <Hits
          {...{ groups, listId, active }}
          all={
            hasAll
              ? { href: `${action}?q=${encodeURIComponent(results.query)}`, label: allResults }
              : undefined
          }
          onFollow={handleFollow}
        />
      )}
    </>
  )
}

interface EntryProps extends ComponentPropsWithRef<'input'> {
  readonly action: string
  readonly onClose: () => void
  readonly onSearch: () => void
}

/** The form around the field, and the close button. */
function Entry({ action, onClose, onSearch, ...field }: EntryProps) {
  const { word } = useUi(messages)
  const label = word('search.label')
  return (
    <form className="search-dialog-form" role="search" action={action} method="get" onSubmit={onSearch}>
      <Icon name="search" />
      <input
        {...field}
        className="search-dialog-field"
        name="q"
        enterKeyHint="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
      />
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="close"
        aria-label={word('modal.close')}
        onClick={onClose}
      />
    </form>
  )
}

function Outcome({ query, hits, failed }: SearchResults) {
  const { word } = useUi(messages)
  const count = String(hits.length)
  const found = hits.length > 0 ? word('search.found', { count }) : word('search.nothing', { query })
  return (
    <p className="search-dialog-status" role="status">
      {failed ? word('search.failed') : query && found}
    </p>
  )
}
