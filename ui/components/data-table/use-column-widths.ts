/** Widens columns one by one: the first that is widened holds all others to the width that they had, but the last. */
import type { RefObject } from 'react'
import type { ColumnLayout } from './column.ts'

export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  layout: ColumnLayout,
  setLayout: (layout: ColumnLayout) => void,
) {
  const resize = (column: string, width: number) => {
    const heads = table.current?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
    const asSeen = [...heads].map((head) => [head.dataset.column, head.getBoundingClientRect().width])
    const held = Object.fromEntries(asSeen.slice(0, -1))
    setLayout({ ...layout, widths: { ...held, ...layout.widths, [column]: width } })
  }
  const reset = (column: string) => {
    const { [column]: _, ...widths } = layout.widths
    setLayout({ ...layout, widths })
  }
  return { resize, reset }
}
