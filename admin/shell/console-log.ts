/**
 * What a developer may want to know and no editor needs to: the browser's console, from this one place. The last of it stays
 * on this device, for the screen that helps with finding faults; it names faults, never what somebody wrote.
 */
export interface LogEntry {
  /** ISO 8601. */
  readonly at: string
  readonly what: string
  readonly error: string
}

const key = 'admin:log'
const maxEntries = 30
const maxLength = 300

export function writeLog(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for these to be logged.
  console.error(what, error)
  append({ at: new Date().toISOString(), what, error: nameOf(error) })
}

/** The newest first. */
export function readLog(): readonly LogEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

export function clearLog(): void {
  localStorage.removeItem(key)
}

/** A device without room keeps nothing, and nothing breaks. */
function append(entry: LogEntry): void {
  try {
    localStorage.setItem(key, JSON.stringify([entry, ...readLog()].slice(0, maxEntries)))
  } catch {
    // The console has it.
  }
}

/** Addresses lose all that follows them: it may be what opens a door. */
function nameOf(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  return words.replace(/[?#]\S*/g, '…').slice(0, maxLength)
}

function isEntry(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'at' in value && 'what' in value && 'error' in value
}
