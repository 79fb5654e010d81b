/** The last lines of the log, for whoever runs the server without reaching its machine. In memory, and of this node only. */

const most = 2_000

export interface Line {
  readonly number: number
  readonly text: string
}

export interface LogTail {
  keep(text: string): void
  /** The newest first. */
  lines(): readonly Line[]
}

export function openTail(): LogTail {
  const kept: Line[] = []
  let last = 0
  return {
    keep(text) {
      kept.push({ number: ++last, text })
      if (kept.length >= 2 * most) kept.splice(0, kept.length - most)
    },
    lines: () => kept.slice(-most).reverse(),
  }
}
