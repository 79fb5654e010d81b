/** What can be done where one is. Screens register their commands; the palette, the map of keys and the keyboard read them. */
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import { isSingle } from './keys.ts'

export interface Command {
  readonly id: string
  /** Says what will happen: `Publish 2 languages`. */
  readonly label: string
  /** A heading in the palette and in the map of keys; without one it belongs to the open screen. */
  readonly group?: string
  readonly icon?: AnyIconName
  /** `c`, `g u` one after the other, `mod+s` with Ctrl or ⌘. Plain keys never act while somebody types. */
  readonly keys?: string
  readonly run: () => void
  /** Its keys act by themselves where one types: the map of keys names them, and nothing else does. */
  readonly isReported?: boolean
  /** Kept out of the palette, as a step from row to row is. Its keys act, and the map of keys names it. */
  readonly hidden?: boolean
}

export type CommandSource = () => readonly Command[]

export interface CommandRegistry {
  /** Everything that can be done now, what was registered last first: of two with the same keys, that one acts. */
  all(): readonly Command[]
  /** Until what it answers is called. */
  register(source: CommandSource): () => void
}

/** `hasSingleKeys` is asked whenever somebody asks for the commands. */
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

/** It can still be done, by its name in the palette or by its button. */
function withoutSingleKeys(command: Command): Command {
  const { keys, ...rest } = command
  return keys !== undefined && isSingle(keys) ? rest : command
}
