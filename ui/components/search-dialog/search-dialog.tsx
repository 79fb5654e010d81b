/**
 * A question to the whole site, answered while one types: a combobox in a dialog, whose answers are links. It is also a
 * plain form: Enter without a choice leads to the page of results.
 */
import type { ComponentPropsWithRef, SyntheticEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { close, search as searchIcon } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { Button } from '../button/button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import { fieldOf, optionId, useChoice } from './use-choice.ts'
import type { Search, SearchAnswer, SearchHit } from './use-search.ts'
import { useSearch } from './use-search.ts'

const words = { search: english.search, modal: english.modal }

bringIcons({ close, search: searchIcon })

export interface SearchDialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'open' | 'onClose'> {
  readonly open: boolean
  readonly onClose: () => void
  /** The page of results; the question is added as `?q=`. */
  readonly action: string
  /** Finds what is asked for. It must stay the same from one rendering to the next. */
  readonly search: Search
}

export function SearchDialog({ open, onClose, action, search, className, ref, ...rest }: SearchDialogProps) {
  const { word } = useUi(words)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const answer = useSearch(typed.trim(), search)
  const { chosen, choose, handleKeyDown } = useChoice(answer.hits.length, listId)
  useModal(dialog, { open, onClose })
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      aria-label={word('search.label')}
      {...rest}
      ref={useComposedRef(dialog, ref)}
      className={cx('dialog search-dialog', className)}
      tabIndex={-1}
      onCancel={handleCancel}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is younger than browsers that we serve. */}
      <form className="search-dialog-form" role="search" action={action} method="get">
        <Icon name="search" />
        <input
          {...fieldOf(answer.hits.length, chosen, listId)}
          className="search-dialog-field"
          name="q"
          enterKeyHint="search"
          aria-label={word('search.label')}
          placeholder={word('search.label')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            choose(-1)
          }}
          onKeyDown={handleKeyDown}
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
      <Outcome {...answer} />
      <Hits hits={answer.hits} chosen={chosen} listId={listId} onFollow={onClose} />
    </dialog>
  )
}

function Outcome({ query, hits, failed }: SearchAnswer) {
  const { word } = useUi(words)
  const count = String(hits.length)
  const found = hits.length > 0 ? word('search.found', { count }) : word('search.nothing', { query })
  return (
    <p className="search-dialog-status" role="status">
      {failed ? word('search.failed') : query && found}
    </p>
  )
}

interface HitsProps {
  readonly hits: readonly SearchHit[]
  readonly chosen: number
  readonly listId: string
  readonly onFollow: () => void
}

function Hits({ hits, chosen, listId, onFollow }: HitsProps) {
  const { word } = useUi(words)
  return (
    <div id={listId} className="search-dialog-hits" role="listbox" aria-label={word('search.label')}>
      {hits.map(({ href, title, place, excerpt }, index) => (
        <a
          key={href}
          id={optionId(listId, index)}
          className="search-dialog-hit"
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={href}
          onClick={onFollow}
        >
          <strong>{title}</strong>
          {place ? <span className="search-dialog-place">{place}</span> : null}
          {excerpt ? <span className="search-dialog-excerpt">{excerpt}</span> : null}
        </a>
      ))}
    </div>
  )
}
