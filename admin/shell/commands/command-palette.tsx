/** Everything by a few letters: what can be done here, where one can go, what was open lately, and any document. */
import type { Command as Offer } from '@cyanotype/ui/index.ts'
import { CommandPalette } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { readKeys } from './keys.ts'
import { isOnApple } from './on-apple.ts'
import { recentCommands, recentDocuments, saveCommand } from './recent.ts'
import { documentsNamed } from './search-documents.ts'
import { useCommandRegistry } from './use-commands.ts'

interface PaletteProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function Palette({ open, onClose }: PaletteProps) {
  const { i18n } = useLingui()
  const { api, storage, locale } = useAdmin()
  const { navigate } = useRouter()
  const offered = useItems(open)
  const sources = useMemo(
    () => [documentsNamed({ api, locale, i18n, go: (href) => void navigate({ href }) })],
    [api, locale, i18n, navigate],
  )
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={offered}
      sources={sources}
      recent={recentCommands(storage)}
      onRun={({ id }) => saveCommand(storage, id)}
    />
  )
}

/** As things stand when it opens. */
function useItems(open: boolean): readonly Offer[] {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const { navigate } = useRouter()
  const registry = useCommandRegistry()
  if (!open) return []
  const onApple = isOnApple()
  const commands = registry
    .all()
    .filter(({ hidden }) => !hidden)
    .map(
      ({ id, label, group, icon, keys, run }): Offer => ({
        id,
        label,
        group: group ?? t`On this screen`,
        onRun: run,
        ...(icon ? { icon } : {}),
        ...(keys ? { keys: readKeys(keys, onApple) } : {}),
      }),
    )
  const lately = recentDocuments(storage).map(
    ({ title, href }): Offer => ({
      id: `recent ${href}`,
      label: title,
      group: t`Open lately`,
      icon: 'history',
      onRun: () => void navigate({ href }),
    }),
  )
  return [...commands, ...lately]
}
