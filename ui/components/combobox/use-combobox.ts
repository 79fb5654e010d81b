/**
 * A field with options below it, after the pattern of the WAI-ARIA practices: the focus stays in the field, which says what
 * it points at. What choosing means is the matter of whoever uses it.
 */
import type { KeyboardEvent } from 'react'
import { useId, useMemo, useState } from 'react'
import { roundTheList } from '../../internal/wrap-index.ts'
import { optionId } from '../search-dialog/use-choice.ts'
import type { ComboboxOption } from './find-options.ts'
import type { ComboboxOptions, LoadedOptions } from './use-options.ts'
import { useOptions } from './use-options.ts'

export interface ComboboxUse {
  readonly options: ComboboxOptions
  /** What is chosen: pointed at when it opens. */
  readonly selected?: ComboboxOption | null | undefined
  /** What is offered in the words of the reader where nothing is called as they typed. */
  readonly createLabel?: ((typed: string) => string) | undefined
  readonly onChoose: (option: ComboboxOption) => void
  readonly onCreate?: ((typed: string) => void) | undefined
  /** What is typed needs no option: none is pointed at before somebody does. */
  readonly isComplete?: ((typed: string) => boolean) | undefined
  readonly disabled?: boolean | undefined
}

export interface ComboboxState extends Omit<LoadedOptions, 'exact'> {
  readonly listId: string
  readonly isOpen: boolean
  /** Nothing where nobody is typing. */
  readonly typed: string | undefined
  /** The place of what is pointed at, or −1. */
  readonly active: number
  readonly offered: readonly ComboboxOption[]
  /** The last of them is not there yet: it would be made. */
  readonly isLastNew: boolean
  readonly type: (typed: string) => void
  readonly open: () => void
  /** Closes it, and forgets what was typed. */
  readonly close: () => void
  readonly choose: (option: ComboboxOption) => void
  /** The one whose whole label was typed. */
  readonly meant: ComboboxOption | undefined
  readonly handleKeyDown: (event: KeyboardEvent) => void
}

const aPage = 10

/** Where a key leads in the list. */
function step(key: string, active: number, count: number): number | undefined {
  if (key === 'PageDown') return Math.min(active + aPage, count - 1)
  if (key === 'PageUp') return Math.max(active - aPage, 0)
  return roundTheList[key]?.(active, count)
}

interface CreateOption extends LoadedOptions {
  readonly offered: readonly ComboboxOption[]
  /** The last of them is not there yet: it would be made. */
  readonly isLastNew: boolean
}

function useCreateOption(
  { options, createLabel }: Pick<ComboboxUse, 'options' | 'createLabel'>,
  typed: string | undefined,
  isOpen: boolean,
): CreateOption {
  const answer = useOptions(options, typed ?? '', isOpen)
  const { loaded, exact, state } = answer
  const isNew = typed !== undefined && typed.trim() !== '' && state === 'found' && exact === undefined
  const label = isNew ? createLabel?.(typed.trim()) : undefined
  const offered = useMemo(
    () => (label === undefined ? loaded : [...loaded, { value: '', label }]),
    [loaded, label],
  )
  return { ...answer, offered, isLastNew: label !== undefined }
}

export function useCombobox(use: ComboboxUse): ComboboxState {
  const { selected, onChoose, onCreate, isComplete, disabled = false } = use
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const { offered, isLastNew, exact, ...answer } = useCreateOption(use, typed, isOpen)
  // Before anybody pointed: at the best of what was looked for, or at what is chosen.
  const isFinding = typed !== undefined && typed !== ''
  const best = typed !== undefined && isComplete?.(typed) ? -1 : 0
  const first = isFinding ? best : offered.findIndex(({ value }) => value === selected?.value)
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
    if (isLastNew && option === offered.at(-1)) onCreate?.(typed?.trim() ?? '')
    else onChoose(option)
  }
  const type = (next: string) => {
    open()
    setTyped(next)
  }
  const state = { ...answer, offered, isLastNew, listId, isOpen, typed, active, open, close, choose, type }
  return {
    ...state,
    meant: typed?.trim() ? exact : undefined,
    handleKeyDown: (event) => handleKey(event, { ...state, point: setPointed }),
  }
}

interface Keyed extends Omit<ComboboxState, 'handleKeyDown' | 'meant'> {
  readonly point: (place: number) => void
}

function handleKey(event: KeyboardEvent, { isOpen, offered, active, open, close, choose, point }: Keyed) {
  // Enter ends a word of an input method, and nothing else.
  if (event.nativeEvent.isComposing) return
  // With Ctrl or ⌘ it is a command of the page, not an answer to the list.
  if (event.ctrlKey || event.metaKey) return
  const option = offered[active]
  const reached = step(event.key, active, offered.length)
  if (reached !== undefined) {
    if (!isOpen) open()
    else if (event.altKey) close()
    else if (offered.length > 0) point(reached)
  } else if (event.key === 'Enter' && isOpen) {
    // A form is sent once the list is closed: it may have been meant for the list.
    if (option) choose(option)
    else close()
  } else if (event.key === 'Escape' && isOpen) {
    close()
    // A dialog around it stays.
    event.stopPropagation()
  } else return
  event.preventDefault()
}

/** What the field has to carry. */
export function comboboxField({ listId, isOpen, active }: ComboboxState) {
  return {
    role: 'combobox',
    type: 'text',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
    autoComplete: 'off',
    spellCheck: false,
  } as const
}
