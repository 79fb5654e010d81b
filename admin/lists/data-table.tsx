/**
 * The table of all lists. The column settings load when the list is rendered, or when the user is about to
 * open them.
 */
import type { DataTableProps } from '@cyanotype/ui/components/data-table/plain-data-table.tsx'
import { PlainDataTable } from '@cyanotype/ui/components/data-table/plain-data-table.tsx'
import type { ColumnLayout } from '@cyanotype/ui/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { storedPreferences, useChangePreferences, usePreferences } from '../app-context/preferences.ts'
import { onDemand, whenIdle } from '../lazy/lazy-module.ts'

const list = onDemand(
  async () => (await import('@cyanotype/ui/components/data-table/table-columns.tsx')).ColumnList,
)
const load = () => void list.load()

export function DataTable<Row>(props: DataTableProps<Row>) {
  const ColumnList = useSyncExternalStore(list.subscribe, list.part)
  useEffect(() => whenIdle(load), [])
  return <PlainDataTable {...props} ColumnList={ColumnList} onColumnListNeeded={load} />
}

/** Space for this many rows that are loading. */
const minRows = 8

/** Props of a table whose next page loads on scroll. The space for its rows is not counted as rows. */
export function useNextPageSpace(rows: readonly unknown[], hasNextPage: boolean) {
  const { t } = useLingui()
  return hasNextPage
    ? { count: rows.length + minRows, counted: t`More than ${rows.length}` }
    : { count: rows.length }
}

const delayMs = 600

interface Columns {
  /** Name of the list: the type, for documents. */
  readonly list: string
  /** All columns but the first, which is always visible. */
  readonly all: readonly string[]
  /** Columns that are visible by default. */
  readonly defaults: readonly string[]
}

/**
 * Column layout of a list: which columns, in which order and how wide. It is saved shortly after a change, or
 * when the list closes.
 */
export function useColumnLayout({ list, all, defaults }: Columns) {
  const stored = usePreferences()
  const changePreferences = useChangePreferences()
  const [arranged, setArranged] = useState<ColumnLayout>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Saves the last change. Undefined if it is saved. */
  const save = useRef<() => void>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    save.current?.()
    save.current = undefined
  }, [])
  useEffect(() => flush, [flush])

  const shown = stored.columns?.[list] ?? defaults
  const layout = arranged ?? layoutOf(shown, all, stored.widths?.[list])
  const arrange = (next: ColumnLayout) => {
    setArranged(next)
    clearTimeout(timer.current)
    save.current = () => saveLayout(next)
    timer.current = setTimeout(flush, delayMs)
  }
  const saveLayout = (next: ColumnLayout) => {
    const widths = Object.fromEntries(
      Object.entries(next.widths).map(([key, wide]) => [key, Math.round(wide)]),
    )
    changePreferences({ columns: { [list]: shownIn(next, all) }, widths: { [list]: widths } })
  }
  const showOnly = (names: readonly string[]) =>
    arrange({ ...layout, order: names, hidden: all.filter((key) => !names.includes(key)) })
  return { layout, arrange, showOnly, shown: shownIn(layout, all) }
}

function layoutOf(shown: readonly string[], all: readonly string[], widths = {}): ColumnLayout {
  return { order: shown, hidden: all.filter((key) => !shown.includes(key)), widths }
}

/** The columns that a list shows until the server has responded. */
export function columnsBefore(storage: Storage, { list, all, defaults }: Columns): readonly string[] {
  return shownIn(layoutOf(storedPreferences(storage)?.columns?.[list] ?? defaults, all), all)
}

function shownIn({ order, hidden }: ColumnLayout, all: readonly string[]): string[] {
  const placed = order.filter((key) => all.includes(key))
  return [...placed, ...all.filter((key) => !placed.includes(key))].filter((key) => !hidden.includes(key))
}

/** Opens the context menu of its row with an ordinary click. */
export function RowMenuButton({ label }: { readonly label: string }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      color="neutral"
      icon="more"
      aria-label={label}
      aria-haspopup="menu"
      onClick={openMenu}
    />
  )
}

function openMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  const { left, bottom } = currentTarget.getBoundingClientRect()
  const place = { bubbles: true, cancelable: true, clientX: left, clientY: bottom }
  currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', place))
}
