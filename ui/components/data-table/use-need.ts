/** Asks for rows that have come into sight and are not there, once for each range. */
import { useEffect, useRef } from 'react'
import type { RowRange } from './rows-in-sight.ts'

function missingRows(rows: readonly unknown[], { from, to }: RowRange): RowRange | undefined {
  const missing = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => rows[at] === undefined,
  )
  const first = missing[0]
  const last = missing.at(-1)
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1 }
}

export function useNeed(
  rows: readonly unknown[],
  { from, to }: RowRange,
  /** Absent while nothing is to be asked for. */
  need: ((range: RowRange) => void) | undefined,
) {
  const asked = useRef('')
  useEffect(() => {
    const missing = missingRows(rows, { from, to })
    const range = missing ? `${missing.from}-${missing.to}` : ''
    if (missing && range !== asked.current) need?.(missing)
    asked.current = range
  }, [rows, from, to, need])
}
