/**
 * Column layout of a list: which columns, in which order and how wide. It is saved shortly after a change.
 */
import type { ColumnLayout } from '@cyanotype/ui/index.ts'
import { useEffect, useRef, useState } from 'react'
import { storedPreferences, useChangePreferences, usePreferences } from '../session/preferences.ts'

const delayMs = 600

interface Columns {
  /** Name of the list: the type, for documents. */
  readonly list: string
  /** All columns but the first, which is always visible. */
  readonly all: readonly string[]
  /** Columns that are visible by default. */
  readonly defaults: readonly string[]
}

export function useColumnLayout({ list, all, defaults }: Columns) {
  const kept = usePreferences()
  const changePreferences = useChangePreferences()
  const [arranged, setArranged] = useState<ColumnLayout>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const shown = kept.columns?.[list] ?? defaults
  const layout = arranged ?? layoutOf(shown, all, kept.widths?.[list])
  const arrange = (next: ColumnLayout) => {
    setArranged(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(next), delayMs)
  }
  const keep = (next: ColumnLayout) => {
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

/** The columns that a list shows until the server has answered. */
export function columnsBefore(storage: Storage, { list, all, defaults }: Columns): readonly string[] {
  return shownIn(layoutOf(storedPreferences(storage)?.columns?.[list] ?? defaults, all), all)
}

function shownIn({ order, hidden }: ColumnLayout, all: readonly string[]): string[] {
  const placed = order.filter((key) => all.includes(key))
  return [...placed, ...all.filter((key) => !placed.includes(key))].filter((key) => !hidden.includes(key))
}
