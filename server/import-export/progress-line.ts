/**
 * Progress of a long command. On a terminal it updates one line at the end. Elsewhere, such as in the log of
 * a scheduled run, it writes a line after a fixed number of steps.
 */

export interface ProgressLine {
  /** Called after each step. */
  show(text: string): void
  /** Writes a permanent line above the progress line. */
  write(text: string): void
  clear(): void
}

/** The stream that it writes to. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const pause = 100
const stepsToALine = 1_000

export function progressLine(output: Output = process.stdout): ProgressLine {
  let shownAt = Number.NEGATIVE_INFINITY
  let steps = 0
  const clear = () => void (output.isTTY && output.write('\r\u001b[K'))

  function write(text: string): void {
    clear()
    output.write(`${text}\n`)
  }

  return {
    write,
    clear,
    show(text) {
      steps += 1
      if (!output.isTTY) {
        if (steps % stepsToALine === 0) write(text)
      } else if (performance.now() - shownAt >= pause) {
        shownAt = performance.now()
        clear()
        output.write(text)
      }
    },
  }
}
