/** Holds the commands and runs them by their keys. The palette and the keyboard help load on first use. */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { lazyPart, useOnceLoaded } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'
import type { Command } from './commands.ts'
import { CommandContext, createCommandRegistry, useCommands } from './commands.ts'
import type { KeyPress } from './keys.ts'
import { keyPressOf, keySequence, matches } from './keys.ts'
import { useSingleKeysNow } from './single-key-shortcuts.ts'

const Palette = lazyPart(async () => (await import('./command-palette.tsx')).Palette)
const KeyMap = lazyPart(async () => (await import('./keyboard-help.tsx')).KeyMap)

const parts = { palette: Palette, keys: KeyMap }
type Open = keyof typeof parts

interface CommandsProviderProps {
  readonly children: ReactNode
}

export function CommandsProvider({ children }: CommandsProviderProps) {
  const hasSingleKeys = useSingleKeysNow()
  const [registry] = useState(() => createCommandRegistry(hasSingleKeys))
  useLayoutEffect(() => listenForKeys(document, registry.all), [registry])
  return <CommandContext value={registry}>{children}</CommandContext>
}

/** Maximum time between the two keys of a sequence. */
const timeoutMs = 1_000

/** Turns key presses into commands: a single key, a key with Ctrl or ⌘, or two keys within a second. */
function listenForKeys(target: Document, commands: () => readonly Command[]): () => void {
  let first: { readonly keyPress: KeyPress; readonly at: number } | undefined

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isModifier(event.key)) return
    const keyPress = keyPressOf(event)
    if (!keyPress.mod && (isTyping(event.target) || isPressed(event.target, keyPress))) return
    if (target.querySelector('dialog:modal') !== null) return
    const before = first && event.timeStamp - first.at < timeoutMs ? first.keyPress : undefined
    first = undefined
    const offered = commands().filter(({ keys, isReported }) => keys !== undefined && isReported !== true)
    const command =
      (before && offered.find(({ keys = '' }) => isPair(keys, before, keyPress))) ??
      offered.find(({ keys = '' }) => keySequence(keys).length === 1 && matches(keys, keyPress))
    if (command !== undefined) {
      event.preventDefault()
      // A key that stays pressed repeats a step from row to row, but not a command that should run once.
      if (!event.repeat || command.hidden) command.run()
      return
    }
    first = { keyPress, at: event.timeStamp }
  }

  target.addEventListener('keydown', handleKeyDown)
  return () => target.removeEventListener('keydown', handleKeyDown)
}

function isPair(keys: string, before: KeyPress, keyPress: KeyPress): boolean {
  const [one, two, ...more] = keySequence(keys)
  if (one === undefined || two === undefined || more.length > 0) return false
  return matches(one, before) && matches(two, keyPress)
}

const isModifier = (key: string) => /^(Shift|Control|Meta|Alt|AltGraph|CapsLock)$/.test(key)

/** Text fields, and open menus and lists, which find their entries by letters. */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=application]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesLetters) !== null
}

/** Enter and space on a button or link belong to that element. */
function isPressed(target: EventTarget | null, { key }: KeyPress): boolean {
  if (key !== 'enter' && key !== 'space') return false
  return target instanceof Element && target.closest('a[href], button, summary, [role=button]') !== null
}

/** Opens the palette and the keyboard help from a button or by keys. */
interface PaletteAndKeys {
  readonly open: () => void
  readonly showKeys: () => void
  readonly dialogs: ReactNode
}

export function usePalette(): PaletteAndKeys {
  const { t } = useLingui()
  const onceLoaded = useOnceLoaded()
  const [shown, setShown] = useState<Open>()
  /** Once used, they stay mounted, so that they close like other dialogs. */
  const [used, setUsed] = useState<ReadonlySet<Open>>(new Set())
  const show = useCallback(
    (which: Open) =>
      onceLoaded(parts[which], () => {
        setUsed((before) => new Set(before).add(which))
        setShown(which)
      }),
    [onceLoaded],
  )
  const open = useCallback(() => show('palette'), [show])
  const showKeys = useCallback(() => show('keys'), [show])
  useEffect(() => whenIdle(() => void Palette.load()), [])
  const close = useCallback(() => setShown(undefined), [])
  useCommands((): readonly Command[] => [
    {
      id: 'palette',
      group: t`Anywhere`,
      label: t`Search or run a command`,
      keys: 'mod+k',
      hidden: true,
      run: open,
    },
    {
      id: 'keys',
      group: t`Anywhere`,
      label: t`Keyboard shortcuts`,
      keys: '?',
      icon: 'help',
      run: showKeys,
    },
  ])
  const dialogs = useMemo(
    () => (
      <>
        {used.has('palette') ? <Palette open={shown === 'palette'} onClose={close} /> : null}
        {used.has('keys') ? <KeyMap open={shown === 'keys'} onClose={close} /> : null}
      </>
    ),
    [used, shown, close],
  )
  return { open, showKeys, dialogs }
}
