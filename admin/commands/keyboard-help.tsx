/** Keyboard help: lists which keys do what. Opened with a question mark. */
import { KeyHelp, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAddress } from '../components/admin-link.tsx'
import type { Command } from './commands.ts'
import { useCommandRegistry } from './commands.ts'
import { isOnApple, readKeys } from './keys.ts'
import { placeOfSingleKeys, useSingleKeys } from './single-key-shortcuts.ts'

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
      note={<SingleKeysNote onFollow={onClose} />}
      groups={groups.map(([title, entries]) => ({
        title,
        entries: entries.map(({ label, keys }) => ({ label, keys: readKeys(keys, isOnApple()) })),
      }))}
    />
  )
}

/** Says whether single keys are on, with a link to the setting. */
function SingleKeysNote({ onFollow }: { readonly onFollow: () => void }) {
  const address = useAddress(`/admin/account#${placeOfSingleKeys}`)
  const hasSingleKeys = useSingleKeys()
  return hasSingleKeys ? (
    <Trans>
      You can{' '}
      <Link href={address} onClick={onFollow}>
        turn off single-key shortcuts in your account
      </Link>
      .
    </Trans>
  ) : (
    <Trans>
      Single-key shortcuts are off. You can{' '}
      <Link href={address} onClick={onFollow}>
        turn them on in your account
      </Link>
      .
    </Trans>
  )
}

/** Of two commands with the same keys, the one that runs. */
function withKeys(commands: readonly Command[]): readonly (Command & { readonly keys: string })[] {
  const found = new Map<string, Command & { readonly keys: string }>()
  for (const command of commands) {
    const { keys } = command
    if (keys !== undefined && !found.has(keys)) found.set(keys, { ...command, keys })
  }
  return [...found.values()]
}
