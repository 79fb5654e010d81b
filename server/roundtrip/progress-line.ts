/** One line at the end of the terminal that says how far it is; where the output goes elsewhere, nothing but what is printed. */

export interface ProgressLine {
  show(text: string): void
  /** A line that stays, above it. */
  print(text: string): void
  clear(): void
}

const pause = 100

export function progressLine(output: NodeJS.WriteStream = process.stdout): ProgressLine {
  let shownAt = Number.NEGATIVE_INFINITY
  const clear = () => void (output.isTTY && output.write('\r\u001b[K'))
  return {
    show(text) {
      if (!output.isTTY || performance.now() - shownAt < pause) return
      shownAt = performance.now()
      clear()
      output.write(text)
    },
    print(text) {
      clear()
      output.write(`${text}\n`)
    },
    clear,
  }
}
