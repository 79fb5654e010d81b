/** Rows of a list, actions on one or many of them, and keyboard navigation. */
import { interfacePath } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { ColumnLayout, Selection } from '@cyanotype/ui/index.ts'
import { ContextMenu } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Summary } from '../../api/document-summary.ts'
import { titleIn } from '../../api/document-summary.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import type { RowCommands } from './actions/row-commands.ts'
import { columnsOf, isTree } from './columns.tsx'
import type { ListSearch } from './list-search-params.ts'
import { writeListSearch } from './list-search-params.ts'

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
  const { locale, language } = useAdmin()
  const table = useRef<HTMLTableElement>(null)
  /** The row of the context menu, as it is now: actions send the versions on the screen. */
  const [menuRow, setMenuRow] = useState<string>()
  const at = menuRow === undefined ? undefined : rows.find(({ id }) => id === menuRow)
  // Only the complete list in its default order is a tree, because otherwise parent pages are missing.
  const asTree = isTree(type) && writeListSearch(type, search) === ''
  const columns = useMemo(
    () => columnsOf(type, { i18n, locale: language, asTree }),
    [type, i18n, language, asTree],
  )
  useScrollPosition(table, rows.length > 0)
  useRowKeys({ table, rows, commands, isSelectable: actions !== undefined })

  const noteRow = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (row) setMenuRow(rows[Number(row.dataset.row)]?.id)
  }
  const nameOf = (row: Summary) => titleIn(row.titles, language) ?? t`Untitled`
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
        rowHref={({ id }) => interfacePath(locale, `/admin/edit/${id}`)}
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

interface Place {
  readonly scrolled: number
  /** The row that had the focus. */
  readonly row: number | undefined
}

const positions = new Map<string, Place>()
const maxStored = 50

/**
 * Restores the scroll position and the focused row when a user returns to a list by the browser's history.
 * Each history entry has its own position.
 */
function useScrollPosition(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  const { history } = useRouter()
  const path = useRef(history.location.pathname)
  const key = useRef<string>(undefined)
  const last = useRef<Place>({ scrolled: 0, row: undefined })

  // Everything runs in layout effects: a list that is hidden while another screen loads loses its position,
  // too. Another view of the same list is another history entry.
  useLayoutEffect(() => {
    const { pathname, key: entry } = history.location
    if (pathname === path.current) key.current = entry
  })

  useLayoutEffect(() => {
    const frame = table.current?.parentElement
    if (!frame || !hasRows) return undefined
    const before = positions.get(key.current ?? '')
    const stopRestoring = before && restore(frame, before)
    const note = () => {
      const focused = frame.querySelector<HTMLElement>('[data-row]:focus-within')?.dataset.row
      const row = focused === undefined ? last.current.row : Number(focused)
      last.current = { scrolled: frame.scrollTop, row }
    }
    frame.addEventListener('scroll', note, { passive: true })
    frame.addEventListener('focusin', note)
    return () => {
      stopRestoring?.()
      frame.removeEventListener('scroll', note)
      frame.removeEventListener('focusin', note)
    }
  }, [table, hasRows])

  useLayoutEffect(
    () => () => {
      const { current } = key
      if (current === undefined) return
      positions.delete(current)
      positions.set(current, last.current)
      for (const oldest of positions.keys()) if (positions.size > maxStored) positions.delete(oldest)
    },
    [],
  )
}

/** Maximum number of frames to wait until the rows in view are rendered. */
const maxFrames = 60

function restore(frame: HTMLElement, { scrolled, row }: Place): () => void {
  let request = requestAnimationFrame(() => {
    frame.scrollTop = scrolled
    if (row !== undefined) focusWhenDrawn(row, maxFrames)
  })
  function focusWhenDrawn(row: number, left: number) {
    const stop = frame.querySelector<HTMLElement>(`[data-row="${row}"] [scope="row"] a`)
    if (stop) stop.focus({ preventScroll: true })
    else if (left > 0) request = requestAnimationFrame(() => focusWhenDrawn(row, left - 1))
  }
  return () => cancelAnimationFrame(request)
}

interface RowKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly Summary[]
  readonly commands: RowCommands
  readonly isSelectable: boolean
}

/** Keys of a list that work anywhere on the screen. Within the rows, the table itself handles keys. */
function useRowKeys({ table, rows, commands, isSelectable }: RowKeysOptions): void {
  const { t } = useLingui()
  const group = t`Rows`
  /** Where arrow keys start: the last focused row, or the first. */
  const enter = () => {
    const stop = table.current?.querySelector<HTMLElement>('tbody [tabindex="0"], tbody [scope="row"] a')
    stop?.focus()
  }
  const focused = () => {
    const row = table.current?.querySelector<HTMLElement>('[data-row]:focus-within')
    return row ? rows[Number(row.dataset.row)] : undefined
  }
  const withFocused = (act: (row: Summary) => void) => () => {
    const row = focused()
    if (row === undefined) enter()
    else act(row)
  }
  useCommands(() => {
    if (rows.length === 0) return []
    const { preview } = commands
    return [
      { id: 'row-next', group, label: t`Next row`, keys: 'j', hidden: true, run: enter },
      { id: 'row-previous', group, label: t`Previous row`, keys: 'k', hidden: true, run: enter },
      {
        id: 'row-edit',
        group,
        label: t`Open row`,
        keys: 'e',
        hidden: true,
        run: withFocused(commands.edit),
      },
      ...(isSelectable
        ? [{ id: 'row-select', group, label: t`Select row`, keys: 'x', hidden: true, run: enter }]
        : []),
      ...(preview === undefined
        ? []
        : [
            {
              id: 'row-preview',
              group,
              label: t`Preview row`,
              keys: 'p',
              hidden: true,
              run: withFocused(preview),
            },
          ]),
    ]
  })
}
