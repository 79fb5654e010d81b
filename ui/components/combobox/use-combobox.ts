/**
 * A field with options below it, after the pattern of the WAI-ARIA practices: the focus stays in the field, which says what
 * it points at. What choosing means is the matter of whoever uses it.
 */
import type { KeyboardEvent } from 'react'
import { useId, useMemo, useState } from 'react'
import { roundTheList } from '../../round-the-list.ts'
import { optionId } from '../search-dialog/use-choice.ts'
import type { ComboboxOption } from './find-options.ts'
import type { ComboboxOptions, FoundOptions } from './use-options.ts'
import { useOptions } from './use-options.ts'

export interface ComboboxUse {
  readonly options: ComboboxOptions
  /** What is chosen: pointed at when it opens. */
  readonly chosen?: ComboboxOption | null | undefined
  /** What is offered in the words of the reader where nothing is called as they typed. */
  readonly createLabel?: ((typed: string) => string) | undefined
  readonly onChoose: (option: ComboboxOption) => void
  readonly onCreate?: ((typed: string) => void) | undefined
  readonly disabled?: boolean | undefined
}

export interface ComboboxState extends FoundOptions {
  readonly listId: string
  readonly isOpen: boolean
  /** Nothing where nobody is typing. */
  readonly typed: string | undefined
  /** The place of what is pointed at, or −1. */
  readonly active: number
  readonly offered: readonly ComboboxOption[]
  readonly type: (typed: string) => void
  readonly open: () => void
  /** Closes it, and forgets what was typed. */
  readonly close: () => void
  readonly choose: (option: ComboboxOption) => void
  /** Whoever leaves after having typed the whole of an option means it. */
  readonly meant: () => ComboboxOption | undefined
  readonly handleKeyDown: (event: KeyboardEvent) => void
}

const aPage = 10

/** Where a key leads in the list. */
function step(key: string, active: number, count: number): number | undefined {
  if (key === 'PageDown') return Math.min(active + aPage, count - 1)
  if (key === 'PageUp') return Math.max(active - aPage, 0)
  return roundTheList[key]?.(active, count)
}

export function useCombobox({
  options,
  chosen,
  createLabel,
  onChoose,
  onCreate,
  disabled = false,
}: ComboboxUse): ComboboxState {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const { found, exact, state } = useOptions(options, typed ?? '', isOpen)
  const isNew = typed !== undefined && typed.trim() !== '' && state === 'found' && exact === undefined
  const created = isNew ? createLabel?.(typed.trim()) : undefined
  const offered = useMemo(
    () => (created === undefined ? found : [...found, { value: '', label: created }]),
    [found, created],
  )
  // Before anybody pointed: at the best of what was looked for, or at what is chosen.
  const first = typed ? 0 : found.findIndex(({ value }) => value === chosen?.value)
  const active = isOpen ? Math.min(pointed ?? first, offered.length - 1) : -1

  const open = () => {
    if (disabled) return
    setIsOpen(true)
    setPointed(undefined)
  }
  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    if (created !== undefined && option === offered.at(-1)) onCreate?.(typed?.trim() ?? '')
    else onChoose(option)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word of an input method, and nothing else.
    if (event.nativeEvent.isComposing) return
    const option = offered[active]
    const reached = step(event.key, active, offered.length)
    if (reached !== undefined) {
      if (!isOpen) open()
      else if (event.altKey) close()
      else if (offered.length > 0) setPointed(reached)
    } else if (event.key === 'Enter' && isOpen && option) choose(option)
    else if (event.key === 'Escape' && isOpen) {
      close()
      // A dialog around it stays.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return {
    found,
    exact,
    state,
    listId,
    isOpen,
    typed,
    active,
    offered,
    type(next) {
      open()
      setTyped(next)
    },
    open,
    close,
    choose,
    meant: () => (typed?.trim() ? exact : undefined),
    handleKeyDown,
  }
}

/** What the field has to carry. */
export function comboboxField({ listId, isOpen, active, handleKeyDown }: ComboboxState) {
  return {
    role: 'combobox',
    type: 'text',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown: handleKeyDown,
  } as const
}
