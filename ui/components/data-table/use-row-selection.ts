/** Selects rows by box, by key and by range, and remembers where a range begins. */
import { useRef } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import type { Selection } from './selection.ts'
import { chosenOf, nothing, rowsBetween, withChosen } from './selection.ts'

export interface SelectionOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowKey: (row: Row) => string
  readonly given: Selection | undefined
  readonly tell: ((selected: Selection) => void) | undefined
}

export interface RowSelection {
  readonly selected: Selection
  /** What happens to this row happens, in a range, to all that lie between it and the last one. */
  readonly select: (row: number, isRange: boolean) => void
  readonly selectAll: (isChosen: boolean) => void
  readonly clear: () => void
  readonly chosen: 'all' | 'some' | 'none'
}

export function useRowSelection<Row>({ rows, rowKey, given, tell }: SelectionOptions<Row>): RowSelection {
  const [selected, setSelected] = useValue(given, nothing, tell)
  const last = useRef<number>(undefined)

  const select = (row: number, isRange: boolean) => {
    const pressed = rows[row]
    if (pressed === undefined) return
    const keys = rowsBetween(rows, isRange ? last.current : undefined, row).map(rowKey)
    setSelected(withChosen(selected, keys, !selected.has(rowKey(pressed))))
    last.current = row
  }
  const selectAll = (isChosen: boolean) => {
    setSelected(withChosen(selected, rowsBetween(rows, 0, rows.length).map(rowKey), isChosen))
  }
  const clear = () => setSelected(nothing)
  return { selected, select, selectAll, clear, chosen: chosenOf(rows, rowKey, selected) }
}
