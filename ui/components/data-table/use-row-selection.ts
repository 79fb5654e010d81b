/** Selects rows by box, by key and by range, and remembers where a range begins. */
import { useRef } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import type { Selection } from './selection.ts'
import { nothing, rowsBetween, selectionState, withSelected } from './selection.ts'

export interface SelectionOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowKey: (row: Row) => string
  readonly given: Selection | undefined
  readonly onChange: ((selected: Selection) => void) | undefined
}

export interface RowSelection {
  readonly selected: Selection
  /** What happens to this row happens, in a range, to all that lie between it and the last one. */
  readonly select: (row: number, isRange: boolean) => void
  readonly selectAll: (isChosen: boolean) => void
  readonly clear: () => void
  readonly state: 'all' | 'some' | 'none'
}

export function useRowSelection<Row>({ rows, rowKey, given, onChange }: SelectionOptions<Row>): RowSelection {
  const [selected, setSelected] = useValue(given, nothing, onChange)
  const last = useRef<number>(undefined)

  const select = (row: number, isRange: boolean) => {
    const pressed = rows[row]
    if (pressed === undefined) return
    const keys = rowsBetween(rows, isRange ? last.current : undefined, row).map(rowKey)
    setSelected(withSelected(selected, keys, !selected.has(rowKey(pressed))))
    last.current = row
  }
  const selectAll = (isChosen: boolean) => {
    setSelected(withSelected(selected, rowsBetween(rows, 0, rows.length).map(rowKey), isChosen))
  }
  const clear = () => setSelected(nothing)
  return { selected, select, selectAll, clear, state: selectionState(rows, rowKey, selected) }
}
