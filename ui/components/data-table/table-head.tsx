/** Column headers: sort buttons, resize handles, and the checkbox that selects all rows. */

import type { KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { arrowDown, sort as sortIcon } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import type { DataColumn, DataSort } from './column.ts'
import { is } from './column.ts'

const messages = { dataTable: english.dataTable }

registerIcons({ 'arrow-down': arrowDown, sort: sortIcon })

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly sort: DataSort | null
  readonly onSort: (column: DataColumn<Row>) => void
  /** Whether some, all or none of the rows are selected. Undefined if rows cannot be selected. */
  readonly selected: 'all' | 'some' | 'none' | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly onResize: (column: string, width: number) => void
  readonly onReset: (column: string) => void
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selected, widths, onResize, onReset } = props
  return (
    <thead {...is.rowgroup}>
      <tr {...is.row} aria-rowindex={1}>
        {selected === undefined ? null : <SelectAll selected={selected} />}
        {columns.map((column, at) => {
          const { key, label, align, isFixed } = column
          const sorted = sort?.column === key ? sort.direction : undefined
          return (
            <th
              key={key}
              {...is.columnheader}
              scope="col"
              className="data-table-cell"
              data-column={key}
              data-align={align}
              data-fixed={isFixed || undefined}
              aria-label={label}
              aria-sort={column.value ? (sorted ?? 'none') : undefined}
            >
              {column.value ? (
                <SortButton label={label} sorted={sorted} onSort={() => onSort(column)} />
              ) : (
                <span className={isFixed ? 'visually-hidden' : 'data-table-head'} title={label}>
                  <span>{label}</span>
                </span>
              )}
              {at === columns.length - 1 ? null : (
                <ColumnResizer
                  label={label}
                  width={widths[key]}
                  onResize={(width) => onResize(key, width)}
                  onReset={() => onReset(key)}
                />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  readonly label: string
  readonly sorted: DataSort['direction'] | undefined
  readonly onSort: () => void
}

function SortButton({ label, sorted, onSort }: SortButtonProps) {
  const { word } = useUi(messages)
  return (
    <button
      type="button"
      className="data-table-head"
      title={word('dataTable.sort', { column: label })}
      data-sorted={sorted}
      onClick={onSort}
    >
      <span>{label}</span>
      <Icon name={sorted ? 'arrow-down' : 'sort'} />
    </button>
  )
}

function SelectAll({ selected }: { readonly selected: 'all' | 'some' | 'none' }) {
  const { word } = useUi(messages)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some'
  }, [selected])
  const label = word('dataTable.selectAll')
  return (
    <th {...is.columnheader} aria-label={label} className="data-table-cell data-table-select">
      <label className="data-table-tick">
        <input
          ref={box}
          type="checkbox"
          className="checkbox-control"
          aria-label={label}
          checked={selected === 'all'}
          onChange={() => undefined}
        />
      </label>
    </th>
  )
}

// The separator between two column headers, which is dragged or moved with the arrow keys.

export const narrowest = 64
const widest = 960
const byKey = 16

const within = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)))

interface ColumnResizerProps {
  readonly label: string
  /** The width that was set. Undefined while the table distributes its width. */
  readonly width: number | undefined
  readonly onResize: (width: number) => void
  readonly onReset: () => void
}

function ColumnResizer({ label, width, onResize, onReset }: ColumnResizerProps) {
  const { dir, word } = useUi(messages)
  const start = useRef({ x: 0, width: 0 })
  const towards = dir === 'rtl' ? -1 : 1

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    start.current = { x: event.clientX, width: widthOfHead(event.currentTarget) }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onResize(within(start.current.width + towards * (event.clientX - start.current.x)))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthOfHead(event.currentTarget)
    const next = {
      ArrowRight: now + towards * byKey,
      ArrowLeft: now - towards * byKey,
      Home: narrowest,
      End: widest,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(within(next))
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={word('dataTable.resize', { column: label })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? narrowest}
      tabIndex={-1}
      className="data-table-resizer"
      ref={(separator) => {
        if (separator && width === undefined) separator.ariaValueNow = `${within(widthOfHead(separator))}`
      }}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onKeyDown={handleKeyDown}
      onDoubleClick={onReset}
    />
  )
}

const widthOfHead = (separator: Element) =>
  separator.closest('th')?.getBoundingClientRect().width ?? narrowest
