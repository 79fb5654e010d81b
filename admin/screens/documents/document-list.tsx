/** Rows of a list, actions on one or many of them, and keyboard navigation. */

import { localizedPath } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { ColumnLayout, Selection } from '@cyanotype/ui/index.ts'
import { ContextMenu } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SyntheticEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useScrollPosition } from '../../lists/use-list-scroll.ts'
import type { RowCommands } from './actions/row-commands.ts'
import { columnsOf, isTree } from './columns.tsx'
import type { ListSearch } from './list-search-params.ts'
import { writeListSearch } from './list-search-params.ts'
import type { Summary } from './summary.ts'
import { titleIn } from './summary.ts'
import { useRowKeys } from './use-row-keys.ts'

interface DocumentListProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  /** Space for rows that are loading. */
  readonly minRows: number
  readonly counted: string | undefined
  readonly state: 'ready' | 'loading' | 'failed'
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
  readonly selected: Selection
  readonly onSelectedChange: (selected: Selection) => void
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly commands: RowCommands
  readonly actions: ((selected: Selection) => ReactNode) | undefined
  readonly empty: ReactNode
}

export function DocumentList(props: DocumentListProps) {
  const { type, rows, minRows, search, onShow, commands, actions, layout, onLayoutChange, ...more } = props
  const { counted, state, selected, onSelectedChange, onMore, onRetry, empty } = more
  const { i18n, t } = useLingui()
  const { locale } = useAdmin()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Summary>()
  // Only the complete list in its default order is a tree, because otherwise parent pages are missing.
  const asTree = isTree(type) && writeListSearch(type, search) === ''
  const columns = useMemo(() => columnsOf(type, { i18n, locale, asTree }), [type, i18n, locale, asTree])
  useScrollPosition(table, rows.length > 0)
  useRowKeys({ table, rows, commands, isSelectable: actions !== undefined })

  const noteRow = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (row) setAt(rows[Number(row.dataset.row)])
  }
  const nameOf = (row: Summary) => titleIn(row.titles, locale) ?? t`Untitled`
  return (
    <ContextMenu
      className="documents-rows"
      label={at === undefined ? t`Document` : nameOf(at)}
      items={at === undefined ? [] : commands.items(at)}
      onPointerDown={noteRow}
      onFocus={noteRow}
    >
      <DataTable
        ref={table}
        label={i18n._(type.label)}
        rows={rows}
        count={rows.length + minRows}
        counted={counted}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowHref={({ id }) => localizedPath(locale, `/admin/edit/${id}`)}
        sort={{ column: search.sort, direction: search.direction }}
        onSortChange={({ column, direction }) => onShow({ ...search, sort: column, direction })}
        layout={layout}
        onLayoutChange={onLayoutChange}
        selectable={actions !== undefined}
        selected={selected}
        onSelectedChange={onSelectedChange}
        {...(actions ? { actions } : {})}
        onNeed={onMore}
        state={state}
        onRetry={onRetry}
        empty={empty}
      />
    </ContextMenu>
  )
}
