/** Row selection by key. */
export type Selection = ReadonlySet<string>

export const nothing: Selection = new Set()

export function withSelected(selection: Selection, keys: readonly string[], isChosen: boolean): Selection {
  const next = new Set(selection)
  for (const key of keys) {
    if (isChosen) next.add(key)
    else next.delete(key)
  }
  return next
}

/** All rows from the one pressed last to this one, inclusive. Only this one if there was none. */
export function rowsBetween<Row>(
  rows: readonly (Row | undefined)[],
  last: number | undefined,
  row: number,
): Row[] {
  const from = Math.min(last ?? row, row)
  return rows.slice(from, Math.max(last ?? row, row) + 1).filter((each) => each !== undefined)
}

/**
 * Returns whether all, some or none of the loaded rows are selected. For most tables it does not need to look
 * at each.
 */
export function selectionState<Row>(
  rows: readonly (Row | undefined)[],
  keyOf: (row: Row) => string,
  selection: Selection,
): 'all' | 'some' | 'none' {
  if (selection.size === 0 || rows.length === 0) return 'none'
  if (selection.size < rows.length) return 'some'
  return rows.every((row) => row === undefined || selection.has(keyOf(row))) ? 'all' : 'some'
}
