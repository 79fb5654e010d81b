/**
 * A field with options below it, following the WAI-ARIA combobox pattern: the focus stays in the field, which
 * refers to the active option. The caller defines what choosing does.
 */
import type { KeyboardEvent } from 'react'
import { useId, useMemo, useState } from 'react'
import { indexInList } from '../../internal/wrap-index.ts'
import { optionId } from '../search-dialog/use-choice.ts'
import type { ComboboxOption, ComboboxOptions, LoadedOptions } from './options.ts'
import { useOptions } from './options.ts'

export interface ComboboxUse {
  readonly options: ComboboxOptions
  /** The chosen option, which is active when the list opens. */
  readonly selected?: ComboboxOption | null | undefined
  /** The label of the entry that creates an option, shown if no option has the typed name. */
  readonly createLabel?: ((typed: string) => string) | undefined
  readonly onChoose: (option: ComboboxOption) => void
  readonly onCreate?: ((typed: string) => void) | undefined
  /** Whether the typed text needs no option. Then none is active until the user moves to one. */
  readonly isComplete?: ((typed: string) => boolean) | undefined
  readonly disabled?: boolean | undefined
}

export interface ComboboxState extends Omit<LoadedOptions, 'exact'> {
  readonly listId: string
  readonly isOpen: boolean
  /** Undefined while the user is not typing. */
  readonly typed: string | undefined
  /** The index of the active option, or −1. */
  readonly active: number
  readonly offered: readonly ComboboxOption[]
  /** The last option does not exist yet: choosing it creates it. */
  readonly isLastNew: boolean
  readonly type: (typed: string) => void
  readonly open: () => void
  /** Closes the list and forgets the typed text. */
  readonly close: () => void
  readonly choose: (option: ComboboxOption) => void
  /** The option whose whole label was typed. */
  readonly typedOption: ComboboxOption | undefined
  readonly handleKeyDown: (event: KeyboardEvent) => void
}

const aPage = 10

/** The option that a key moves to. */
function step(key: string, active: number, count: number): number | undefined {
  if (key === 'PageDown') return Math.min(active + aPage, count - 1)
  if (key === 'PageUp') return Math.max(active - aPage, 0)
  return indexInList[key]?.(active, count)
}

interface CreateOption extends LoadedOptions {
  readonly offered: readonly ComboboxOption[]
  /** The last option does not exist yet: choosing it creates it. */
  readonly isLastNew: boolean
}

function useCreateOption(
  { options, createLabel }: Pick<ComboboxUse, 'options' | 'createLabel'>,
  typed: string | undefined,
  isOpen: boolean,
): CreateOption {
  const result = useOptions(options, typed ?? '', isOpen)
  const { loaded, exact, state } = result
  const isNew = typed !== undefined && typed.trim() !== '' && state === 'found' && exact === undefined
  const label = isNew ? createLabel?.(typed.trim()) : undefined
  const offered = useMemo(
    () => (label === undefined ? loaded : [...loaded, { value: '', label }]),
    [loaded, label],
  )
  return { ...result, offered, isLastNew: label !== undefined }
}

export function useCombobox(use: ComboboxUse): ComboboxState {
  const { selected, onChoose, onCreate, isComplete, disabled = false } = use
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const { offered, isLastNew, exact, ...result } = useCreateOption(use, typed, isOpen)
  // Before the user moves: the best match of a search, or else the chosen option.
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
  const state = { ...result, offered, isLastNew, listId, isOpen, typed, active, open, close, choose, type }
  return {
    ...state,
    typedOption: typed?.trim() ? exact : undefined,
    handleKeyDown: (event) => handleKey(event, { ...state, point: setPointed }),
  }
}

interface Keyed extends Omit<ComboboxState, 'handleKeyDown' | 'typedOption'> {
  readonly point: (place: number) => void
}

function handleKey(event: KeyboardEvent, { isOpen, offered, active, open, close, choose, point }: Keyed) {
  // During input-method composition Enter only ends the word.
  if (event.nativeEvent.isComposing) return
  // With Ctrl or ⌘ it is a page shortcut, not a key for the list.
  if (event.ctrlKey || event.metaKey) return
  const option = offered[active]
  const reached = step(event.key, active, offered.length)
  if (reached !== undefined) {
    if (!isOpen) open()
    else if (event.altKey) close()
    else if (offered.length > 0) point(reached)
  } else if (event.key === 'Enter' && isOpen) {
    // The form is not submitted while the list is open, because the Enter may be for the list.
    if (option) choose(option)
    else close()
  } else if (event.key === 'Escape' && isOpen) {
    close()
    // A dialog around it stays open.
    event.stopPropagation()
  } else return
  event.preventDefault()
}

/** The attributes of the field. */
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
