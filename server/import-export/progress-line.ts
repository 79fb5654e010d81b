/**
 * How far a long piece of work is: on a terminal one line at its end that changes, elsewhere, such as in the log of a
 * scheduled run, a line that stays for every so many steps.
 */

export interface ProgressLine {
  /** After each step. */
  show(text: string): void
  /** A line that stays, above it. */
  write(text: string): void
  clear(): void
}

/** Where its lines go. */
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
