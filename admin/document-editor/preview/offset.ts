/** Converts a line and a column, both counted from 1, to an offset. */
export function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1)
  const start = before.reduce((length, one) => length + one.length + 1, 0)
  return Math.min(start + column - 1, source.length)
}
