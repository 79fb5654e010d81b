/**
 * Log for developers, written to the browser console. The latest entries stay on this device for the debug
 * screen. They name errors, never content.
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
  // biome-ignore lint/suspicious/noConsole: the specification requires these log entries.
  console.error(what, error)
  append({ at: new Date().toISOString(), what, error: nameOf(error) })
}

/** The newest first. */
export function readLog(): readonly LogEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

export function clearLog(): void {
  localStorage.removeItem(key)
}

/** Without storage, nothing is stored and nothing fails. */
function append(entry: LogEntry): void {
  try {
    localStorage.setItem(key, JSON.stringify([entry, ...readLog()].slice(0, maxEntries)))
  } catch {
    // The console has the entry.
  }
}

/** Removes everything after the path of URLs: it may contain a token. */
function nameOf(error: unknown): string {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  return reason.replace(/[?#]\S*/g, '…').slice(0, maxLength)
}

function isEntry(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'at' in value && 'what' in value && 'error' in value
}
