/** What can be inserted, found by a few letters: in the language of the interface, and in English. */
import type { Command as PaletteCommand } from '@cyanotype/ui/index.ts'
import { CommandPalette } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import { recentCommands, rememberCommand } from '../../commands/recent.ts'
import type { Insertion } from './insertions.ts'
import { offersIn } from './insertions.ts'

interface InsertPaletteProps {
  readonly onClose: () => void
  readonly onChoose: (insertion: Insertion) => void
}

export function InsertPalette({ onClose, onChoose }: InsertPaletteProps) {
  const { t, i18n } = useLingui()
  const { storage } = useAdmin()
  const dialog = useRef<HTMLDialogElement>(null)
  const commands = useMemo(
    () =>
      offersIn(i18n).map(
        ({ insertion, ...offer }): PaletteCommand => ({
          ...offer,
          id: `insert ${offer.id}`,
          onRun: () => onChoose(insertion),
        }),
      ),
    [i18n, onChoose],
  )
  // At once: whoever types a slash goes on typing.
  useLayoutEffect(() => {
    const timer = requestAnimationFrame(() => dialog.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(timer)
  }, [])
  return (
    <CommandPalette
      ref={dialog}
      aria-label={t`Insert`}
      open
      onClose={onClose}
      commands={commands}
      recent={recentCommands(storage)}
      onRun={({ id }) => rememberCommand(storage, id)}
    />
  )
}
