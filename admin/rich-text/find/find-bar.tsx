/** Find bar: searches the text and replaces matches. */
import { Button, SearchField, TextField, ToggleButton } from '@cyanotype/ui/index.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Search } from './find-plugin.ts'

/** Search and replace, implemented by the rich text and by the source. */
export interface Findable {
  readonly count: number
  /** The index of the current match, or −1. */
  readonly current: number
  readonly search: (search: Search) => void
  readonly go: (step: -1 | 1) => void
  readonly replaceOne: (words: string) => void
  readonly replaceAll: (words: string) => void
}

interface FindBarProps {
  readonly findable: Findable
  readonly readOnly: boolean
  readonly onClose: () => void
}

/** Uses `aria-disabled`, so that the button keeps the focus after the last match was replaced. */
const buttonProps = { variant: 'ghost', color: 'neutral', size: 'sm' } as const

export function FindBar({ findable, readOnly, onClose }: FindBarProps) {
  const { t } = useLingui()
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <search className="find-bar" aria-label={t`Find and replace`} onKeyDown={handleKey}>
      <Finding findable={findable} />
      {readOnly ? null : <Replacing findable={findable} />}
      <Button {...buttonProps} icon="close" aria-label={t`Close find and replace`} onClick={onClose} />
    </search>
  )
}

/** The search field, the number of matches and buttons to move between them. */
function Finding({ findable }: Pick<FindBarProps, 'findable'>) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState<Search>({ query: '', exact: false })
  useEffect(() => field.current?.focus(), [])
  const find = (next: Search) => {
    setSearch(next)
    findable.search(next)
  }
  const { count, current, go } = findable
  const found = count === 0 ? t`No results` : t`${current + 1} of ${count}`
  const step = { ...buttonProps, 'aria-disabled': count === 0 || undefined }
  return (
    <>
      <SearchField
        ref={field}
        label={t`Find`}
        labelHidden
        placeholder={t`Find`}
        value={search.query}
        onChange={({ target }) => find({ ...search, query: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          go(event.shiftKey ? -1 : 1)
        }}
      />
      <output className="find-count">{search.query === '' ? null : found}</output>
      <Button {...step} onClick={() => go(-1)}>{t`Previous`}</Button>
      <Button {...step} onClick={() => go(1)}>{t`Next`}</Button>
      <ToggleButton pressed={search.exact} onPressedChange={(exact) => find({ ...search, exact })}>
        {t`Match case and accents`}
      </ToggleButton>
    </>
  )
}

function Replacing({ findable }: Pick<FindBarProps, 'findable'>) {
  const { t } = useLingui()
  const [replacement, setReplacement] = useState('')
  const { count, current, replaceOne, replaceAll } = findable
  return (
    <>
      <TextField
        className="find-replacement"
        label={t`Replace with`}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Button
        {...buttonProps}
        onClick={() => replaceOne(replacement)}
        aria-disabled={current < 0 || undefined}
      >{t`Replace`}</Button>
      <Button
        {...buttonProps}
        onClick={() => replaceAll(replacement)}
        aria-disabled={count === 0 || undefined}
      >
        <Plural value={count} one="Replace # match" other="Replace all # matches" />
      </Button>
    </>
  )
}
