/** Keeps what can be done, and acts on its keys. The palette and the map of keys are fetched when first asked for. */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { partAbove, usePrefetchIntent } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'
import type { Command } from './commands.ts'
import { createCommandRegistry } from './commands.ts'
import { listenForKeys } from './key-listener.ts'
import { useSingleKeysNow } from './single-key-shortcuts.ts'
import { CommandContext, useCommands } from './use-commands.ts'

const Palette = partAbove(async () => (await import('./command-palette.tsx')).Palette)
const KeyMap = partAbove(async () => (await import('./keyboard-help.tsx')).KeyMap)

const parts = { palette: Palette, keys: KeyMap }
type Open = keyof typeof parts

interface CommandsProviderProps {
  readonly children: ReactNode
}

export function CommandsProvider({ children }: CommandsProviderProps) {
  const hasSingleKeys = useSingleKeysNow()
  const [registry] = useState(() => createCommandRegistry(hasSingleKeys))
  useEffect(() => listenForKeys(document, registry.all), [registry])
  return <CommandContext value={registry}>{children}</CommandContext>
}

/** Opens the palette and the map of keys from a button as well as by their keys. */
interface PaletteAndKeys {
  readonly open: () => void
  readonly showKeys: () => void
  readonly dialogs: ReactNode
}

export function usePalette(): PaletteAndKeys {
  const { t } = useLingui()
  const query = usePrefetchIntent()
  const [shown, setShown] = useState<Open>()
  /** Once used they stay, so that a dialog closes as dialogs do. */
  const [used, setUsed] = useState<ReadonlySet<Open>>(new Set())
  const show = useCallback(
    (which: Open) =>
      query(parts[which], () => {
        setUsed((before) => new Set(before).add(which))
        setShown(which)
      }),
    [query],
  )
  const open = useCallback(() => show('palette'), [show])
  const showKeys = useCallback(() => show('keys'), [show])
  useEffect(() => whenIdle(() => void Palette.load()), [])
  const close = useCallback(() => setShown(undefined), [])
  useCommands((): readonly Command[] => [
    {
      id: 'palette',
      group: t`Anywhere`,
      label: t`Find or do anything`,
      keys: 'mod+k',
      hidden: true,
      run: open,
    },
    {
      id: 'keys',
      group: t`Anywhere`,
      label: t`Show the keys`,
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
