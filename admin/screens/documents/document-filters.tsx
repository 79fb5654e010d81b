/** What to find in a list, and in which state. The address follows a moment after the last key. */
import { Select, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcut } from '../../layout/shortcut.ts'
import { statusWords } from '../../plates/status-words.ts'
import type { ListSearch } from './search.ts'
import { shownStatuses } from './search.ts'

const patience = 250

interface DocumentFiltersProps {
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
  /** How many were found. */
  readonly children: ReactNode
}

export function DocumentFilters({ search, onShow, children }: DocumentFiltersProps) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState(search.q)
  const form = useRef<HTMLFormElement>(null)
  const show = useEffectEvent((q: string) => {
    if (q !== search.q) onShow({ ...search, q })
  })
  useEffect(() => {
    const timer = setTimeout(() => show(words), patience)
    return () => clearTimeout(timer)
  }, [words])
  useShortcut('/', () => form.current?.querySelector('input')?.focus())

  return (
    <search>
      <form ref={form} className="documents-filters" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label={t`Find by title`}
          aria-keyshortcuts="/"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label={t`State in any language`}
          options={[
            { value: '', label: t`All` },
            ...shownStatuses.map((status) => ({ value: status, label: i18n._(statusWords[status]) })),
          ]}
          value={search.status ?? ''}
          onChange={({ target }) =>
            onShow({ ...search, status: shownStatuses.find((status) => status === target.value) })
          }
        />
        <p className="documents-count" role="status">
          {children}
        </p>
      </form>
    </search>
  )
}
