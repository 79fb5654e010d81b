/** Which keys do what, here and anywhere: asked for with a question mark. */
import { KeyHelp } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Command } from './commands.ts'
import { readKeys } from './keys.ts'
import { isOnApple } from './on-apple.ts'
import { useCommandRegistry } from './use-commands.ts'

interface KeyMapProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function KeyMap({ open, onClose }: KeyMapProps) {
  const { t } = useLingui()
  const registry = useCommandRegistry()
  const commands = open ? registry.all() : []
  const groups = [...Map.groupBy(withKeys(commands), ({ group }) => group ?? t`On this screen`)]
  return (
    <KeyHelp
      open={open}
      onClose={onClose}
      groups={groups.map(([title, entries]) => ({
        title,
        entries: entries.map(({ label, keys }) => ({ label, keys: readKeys(keys, isOnApple()) })),
      }))}
    />
  )
}

/** Of two commands with the same keys, the one that acts. */
function withKeys(commands: readonly Command[]): readonly (Command & { readonly keys: string })[] {
  const found = new Map<string, Command & { readonly keys: string }>()
  for (const command of commands) {
    const { keys } = command
    if (keys !== undefined && !found.has(keys)) found.set(keys, { ...command, keys })
  }
  return [...found.values()]
}
