import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { CommandRegistry, CommandSource } from './commands.ts'

export const CommandContext = createContext<CommandRegistry | undefined>(undefined)

export function useCommandRegistry(): CommandRegistry {
  const registry = useContext(CommandContext)
  if (registry === undefined) throw new Error('A screen stands outside of CommandsProvider.')
  return registry
}

/** Registers the commands of the open screen, evaluated on each read. Unavailable commands are left out. */
export function useCommands(source: CommandSource): void {
  const registry = useCommandRegistry()
  const latest = useRef(source)
  useLayoutEffect(() => {
    latest.current = source
  })
  useEffect(() => registry.register(() => latest.current()), [registry])
}
