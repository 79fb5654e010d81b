/** One row. It renders again only when something about it has changed, however far the user scrolls. */
import { useMemo } from 'react'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './column.ts'
import { is } from './roles.ts'

const messages = { dataTable: english.dataTable }

interface TableRowProps<Row> {
  /** Its index among all rows. */
  readonly index: number
  /** Undefined while it is loading. Its space is reserved. */
  readonly row: Row | undefined
  readonly columns: readonly DataColumn<Row>[]
  readonly href: string | undefined
  /** The label of its checkbox. Without one there is no checkbox. */
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  readonly cellRole: 'cell' | 'gridcell'
}

/** The table handles the events of all checkboxes, but React requires a handler here. */
const handledByTable = () => undefined

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { index, row, columns, href, selectLabel, isSelected, cellRole } = props
  const isSelectable = selectLabel !== undefined && row !== undefined
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
