import { useMemo, useState } from 'react'

/**
 * The rows with the open one in its place, although it may not match the filter any more: a new message is read as soon
 * as it opens, and leaves the list of new messages when the user moves on.
 */
export function useRowsWithOpen<Row extends { readonly id: string }>(
  rows: readonly Row[],
  open: Row | undefined,
): readonly Row[] {
  const [last, setLast] = useState({ id: '', at: 0 })
  const at = open === undefined ? -1 : rows.findIndex(({ id }) => id === open.id)
  if (open !== undefined && at >= 0 && (last.id !== open.id || last.at !== at)) setLast({ id: open.id, at })
  return useMemo(
    () =>
      open === undefined || at >= 0 || last.id !== open.id
        ? rows
        : [...rows.slice(0, last.at), open, ...rows.slice(last.at)],
    [rows, open, at, last],
  )
}
