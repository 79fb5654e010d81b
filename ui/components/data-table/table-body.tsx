/** The body of a data table: its rows, or the state that replaces them. */

import type { ComponentProps, ReactNode } from 'react'
import { Component, createRef, useMemo } from 'react'
import { danger } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import { is } from './column.ts'
import type { Selection } from './selection.ts'
import type { VisibleRows } from './visible-rows.ts'
import { slotsOf } from './visible-rows.ts'

const messages = { dataTable: english.dataTable, table: english.table }

interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly (Row | undefined)[]
  readonly count: number
  readonly rowKey: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  readonly rowHref: ((row: Row) => string) | undefined
  readonly isSelectable: boolean
  readonly rowSelectable: ((row: Row) => boolean) | undefined
  readonly selected: Selection
  readonly visible: VisibleRows
  readonly focused: number | undefined
  readonly isAwake: boolean
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    columns,
    rows,
    count,
    rowKey,
    rowLabel,
    rowHref,
    isSelectable,
    rowSelectable,
    selected,
    visible,
    focused,
    isAwake,
  } = props
  const { word } = useUi(messages)
  let gaps = 0
  return (
    <SteadyBody {...is.rowgroup}>
      {slotsOf(visible, focused, count).map((slot) => {
        if ('gap' in slot) {
          gaps += 1
          // The server renders no `style`, so its page ends with the rows that it contains.
          return isAwake ? (
            <tr key={`gap ${gaps}`} {...is.none} className="data-table-gap">
              <td
                {...is.none}
                colSpan={columns.length + (isSelectable ? 1 : 0)}
                style={{ blockSize: slot.gap * visible.rowHeight }}
              />
            </tr>
          ) : null
        }
        const row = rows[slot.row]
        const key = row === undefined ? undefined : rowKey(row)
        return (
          <TableRow
            key={key ?? `row ${slot.row}`}
            index={slot.row}
            row={row}
            columns={columns}
            href={row === undefined ? undefined : rowHref?.(row)}
            selectLabel={isSelectable ? labelOf(row) : undefined}
            isSelected={key !== undefined && selected.has(key)}
            cellRole={isAwake ? 'gridcell' : 'cell'}
          />
        )
      })}
    </SteadyBody>
  )

  function labelOf(row: Row | undefined) {
    const hasTick = row !== undefined && (rowSelectable?.(row) ?? true)
    return hasTick ? word('dataTable.select', { row: rowLabel(row) }) : ''
  }
}

/**
 * Keeps the scroll position when the focused row is replaced: removing the focused element makes the browser
 * lay out the page before the new rows are inserted, and the table is shorter at that moment.
 */
class SteadyBody extends Component<ComponentProps<'tbody'>> {
  private readonly body = createRef<HTMLTableSectionElement>()

  override getSnapshotBeforeUpdate(): number | null {
    const { current } = this.body
    if (!current?.contains(document.activeElement)) return null
    return current.closest('.data-table-frame')?.scrollTop ?? null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, scrolled: number | null): void {
    const frame = this.body.current?.closest('.data-table-frame')
    if (scrolled !== null && frame && document.activeElement === document.body) frame.scrollTop = scrolled
  }

  override render() {
    return <tbody {...this.props} ref={this.body} />
  }
}

// One row. It renders again only when something about it has changed, however far the user scrolls.

interface TableRowProps<Row> {
  /** Its index among all rows. */
  readonly index: number
  /** Undefined while it is loading. Its space is reserved. */
  readonly row: Row | undefined
  readonly columns: readonly DataColumn<Row>[]
  readonly href: string | undefined
  /** The label of its checkbox: empty for a row without one, undefined for a table without any. */
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  readonly cellRole: 'cell' | 'gridcell'
}

/** The table handles the events of all checkboxes, but React requires a handler here. */
const handledByTable = () => undefined

function TableRow<Row>(props: TableRowProps<Row>) {
  const { index, row, columns, href, selectLabel, isSelected, cellRole } = props
  const isSelectable = selectLabel !== undefined && selectLabel !== ''
  return useMemo(
    () => (
      <tr
        {...is.row}
        className="data-table-row"
        data-row={index}
        aria-rowindex={index + 2}
        aria-selected={isSelectable && cellRole === 'gridcell' ? isSelected : undefined}
        data-selected={isSelected ? '' : undefined}
      >
        {selectLabel === undefined ? null : (
          <td role={cellRole} className="data-table-cell data-table-select">
            {isSelectable ? <Tick label={selectLabel} isSelected={isSelected} /> : null}
          </td>
        )}
        {columns.map((column, at) => {
          const content = row === undefined ? awaited(at === 0) : column.cell(row)
          const given = {
            className: 'data-table-cell',
            'data-align': column.align,
            'data-fixed': column.isFixed || undefined,
          } as const
          return at === 0 ? (
            <th key={column.key} {...given} {...is.rowheader} scope="row">
              {href === undefined ? content : <a {...safeHref(href)}>{content}</a>}
            </th>
          ) : (
            <td
              key={column.key}
              {...given}
              role={cellRole}
              data-column={column.key}
              data-label={column.isFixed ? undefined : column.label}
            >
              {content}
            </td>
          )
        })}
      </tr>
    ),
    [index, row, columns, href, selectLabel, isSelected, isSelectable, cellRole],
  )
}

/** A row that is not loaded yet has a name that says so. */
function Awaited({ isName }: { readonly isName: boolean }) {
  const { word } = useUi(messages)
  return (
    <>
      <Skeleton />
      {isName ? <VisuallyHidden>{word('dataTable.loading')}</VisuallyHidden> : null}
    </>
  )
}

const awaited = (isName: boolean) => <Awaited isName={isName} />

interface TickProps {
  readonly label: string
  readonly isSelected: boolean
}

function Tick({ label, isSelected }: TickProps) {
  return (
    <label className="data-table-tick">
      <input
        type="checkbox"
        className="checkbox-control"
        aria-label={label}
        checked={isSelected}
        onChange={handledByTable}
      />
    </label>
  )
}

// The message in place of rows: there are none, or loading failed.

registerIcons({ danger })

interface TableStateProps {
  readonly state: 'ready' | 'loading' | 'failed'
  readonly hasRows: boolean
  readonly empty: ReactNode
  readonly onRetry: (() => void) | undefined
}

export function TableState({ state, hasRows, empty, onRetry }: TableStateProps) {
  const { word } = useUi(messages)
  if (state === 'failed') {
    return (
      <div className="data-table-failed">
        <p>
          <Icon name="danger" /> {word('dataTable.failed')}
        </p>
        {onRetry ? (
          <Button size="sm" variant="outline" color="neutral" onClick={onRetry}>
            {word('dataTable.retry')}
          </Button>
        ) : null}
      </div>
    )
  }
  if (hasRows || state === 'loading') return null
  return <div className="data-table-empty">{empty ?? <EmptyState title={word('table.noData')} />}</div>
}
