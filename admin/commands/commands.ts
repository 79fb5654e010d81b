/**
 * Command registry. Screens register their commands; the palette, the keyboard help and the key listener read
 * them.
 */
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { isSingle } from './keys.ts'

export interface Command {
  readonly id: string
  /** Says what will happen: `Publish 2 languages`. */
  readonly label: string
  /** A heading in the palette and the keyboard help. Without one, it belongs to the open screen. */
  readonly group?: string
  readonly icon?: AnyIconName
  /** `c`, the sequence `g u`, or `mod+s` with Ctrl or ⌘. Plain keys do not act while the user types. */
  readonly keys?: string
  readonly run: () => void
  /** Another component handles its keys. The keyboard help lists them, and nothing else does. */
  readonly isReported?: boolean
  /** Not in the palette, such as a step from row to row. Its keys work, and the keyboard help lists them. */
  readonly hidden?: boolean
}

type CommandSource = () => readonly Command[]

interface CommandRegistry {
  /** All current commands, the latest registered first: of two with the same keys, that one runs. */
  all(): readonly Command[]
  /** Until the returned function is called. */
  register(source: CommandSource): () => void
}

/** `hasSingleKeys` is evaluated on each read of the commands. */
export function createCommandRegistry(hasSingleKeys: () => boolean): CommandRegistry {
  const sources = new Set<CommandSource>()
  return {
    all() {
      const commands = [...sources].reverse().flatMap((source) => source())
      return hasSingleKeys() ? commands : commands.map(withoutSingleKeys)
    },
    register(source) {
      sources.add(source)
      return () => sources.delete(source)
    },
  }
}

/** The command stays available in the palette and by its button. */
function withoutSingleKeys(command: Command): Command {
  const { keys, ...rest } = command
  return keys !== undefined && isSingle(keys) ? rest : command
}

export const CommandContext = createContext<CommandRegistry | undefined>(undefined)

export function useCommandRegistry(): CommandRegistry {
  const registry = useContext(CommandContext)
  if (registry === undefined) throw new Error('A screen stands outside of CommandsProvider.')
  return registry
}

/**
 * Registers the commands of the open screen, evaluated on each read. Unavailable commands are left out. Their
 * keys work as soon as the screen is visible, also while the browser is busy: hence layout effects.
 */
export function useCommands(source: CommandSource): void {
  const registry = useCommandRegistry()
  const latest = useRef(source)
  useLayoutEffect(() => {
    latest.current = source
  })
  useLayoutEffect(() => registry.register(() => latest.current()), [registry])
}
