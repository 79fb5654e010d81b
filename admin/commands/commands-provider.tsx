/** Keeps what can be done, and acts on its keys. The palette and the map of keys are fetched when first asked for. */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Command } from './commands.ts'
import { createCommandRegistry } from './commands.ts'
import { listenForKeys } from './listen-for-keys.ts'
import { CommandContext, useCommands } from './use-commands.ts'

const fetchPalette = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }))
const KeyMap = lazy(async () => ({ default: (await import('./key-map.tsx')).KeyMap }))

type Open = 'palette' | 'keys'

interface CommandsProviderProps {
  readonly children: ReactNode
}

export function CommandsProvider({ children }: CommandsProviderProps) {
  const [registry] = useState(createCommandRegistry)
  useEffect(() => listenForKeys(document, registry.all), [registry])
  return <CommandContext value={registry}>{children}</CommandContext>
}

/** Opens the palette from a button as well as by its keys. */
export function usePalette(): { readonly open: () => void; readonly dialogs: ReactNode } {
  const { t } = useLingui()
  const [shown, setShown] = useState<Open>()
  /** Once fetched they stay, so that a dialog closes as dialogs do. */
  const [used, setUsed] = useState<ReadonlySet<Open>>(new Set())
  const show = useCallback((which: Open) => {
    setUsed((before) => new Set(before).add(which))
    setShown(which)
  }, [])
  const open = useCallback(() => show('palette'), [show])
  useEffect(() => whenIdle(() => void fetchPalette()), [])
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
      run: () => show('keys'),
    },
  ])
  const dialogs = useMemo(
    () => (
      <Suspense>
        {used.has('palette') ? <Palette open={shown === 'palette'} onClose={close} /> : null}
        {used.has('keys') ? <KeyMap open={shown === 'keys'} onClose={close} /> : null}
      </Suspense>
    ),
    [used, shown, close],
  )
  return { open, dialogs }
}

/** Before it is asked for, so that no letter is lost that somebody types at once. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const request = requestIdleCallback(act)
  return () => cancelIdleCallback(request)
}
