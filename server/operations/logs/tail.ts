/**
 * The last lines of the log for administrators without access to the machine. In memory, and of this node
 * only.
 */

const maxEntries = 2_000

export interface Line {
  readonly number: number
  readonly text: string
}

export interface LogTail {
  add(text: string): void
  /** Newest first. */
  lines(): readonly Line[]
}

export function openTail(): LogTail {
  const kept: Line[] = []
  let last = 0
  return {
    add(text) {
      kept.push({ number: ++last, text })
      if (kept.length >= 2 * maxEntries) kept.splice(0, kept.length - maxEntries)
    },
    lines: () => kept.slice(-maxEntries).reverse(),
  }
}
