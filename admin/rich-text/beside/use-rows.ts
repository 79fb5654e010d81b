/** Keeps the blocks of the text and those beside it at the same height, while there is room for columns. */

import type { Alignment } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { inOrder } from '@cyanotype/content/mdx/merge/align-translation.ts'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { startOf } from '../view/replace-blocks.ts'
import { syncCaret } from '../view/sync-caret.ts'
import type { TextView } from '../view/text-view.ts'
import { placeRows } from './place-rows.ts'
import type { RowSpace } from './row-space-plugin.ts'
import { addedSpace, hasSpaces, setSpaces } from './row-space-plugin.ts'

export interface Rows {
  readonly frame: RefObject<HTMLElement | null>
  readonly text: TextView | undefined
  /** The blocks of the text by index in the document, without empty ones. */
  readonly written: readonly number[]
  /** For each text beside it. */
  readonly alignments: readonly Alignment[]
}

export function useRows(rows: Rows): void {
  const place = useEffectEvent((current: Rows['alignments']) => {
    const { frame, text, written } = rows
    if (frame.current === null || text === undefined || text.view.isDestroyed) return
    placeIn(frame.current, text, { written, alignments: current })
  })
  const placeAgain = useEffectEvent(() => place(rows.alignments))
  const { frame, text, alignments } = rows
  const count = alignments.length
  useEffect(() => {
    place(alignments)
  }, [alignments])
  useEffect(() => {
    if (frame.current === null || text === undefined || count === 0) return undefined
    let pending = 0
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(pending)
      pending = requestAnimationFrame(placeAgain)
    })
    for (const element of [frame.current, text.view.dom, ...listsIn(frame.current)]) watcher.observe(element)
    return () => {
      cancelAnimationFrame(pending)
      watcher.disconnect()
    }
  }, [frame, text, count])
}

const listsIn = (frame: Element) => [...frame.querySelectorAll<HTMLElement>(':scope > .beside-text > ol')]

function placeIn(
  frame: HTMLElement,
  text: TextView,
  { written, alignments }: Pick<Rows, 'written' | 'alignments'>,
): void {
  const lists = listsIn(frame).map((list) => [...list.querySelectorAll<HTMLElement>(':scope > li')])
  const isStacked = getComputedStyle(frame).gridTemplateColumns.split(' ').length === 1
  if (lists.length === 0 || isStacked) {
    for (const item of lists.flat()) item.style.removeProperty('padding-block-start')
    if (hasSpaces(text.view.state)) apply(text, new Map())
    return
  }
  const own = ownBlocks(text)
  const ownAt = new Map(written.map((index, place) => [place, index]))
  const { own: added, columns } = placeRows(
    own.map(({ top }) => top),
    lists.map((items, column) => ({
      tops: topsOf(items),
      pairs: inOrder(alignments[column] ?? []).map(
        ([block, place]) => [block, ownAt.get(place) ?? place] as const,
      ),
    })),
  )
  for (const [column, items] of lists.entries()) {
    for (const [index, item] of items.entries()) {
      const space = columns[column]?.get(index)
      if (space === undefined) item.style.removeProperty('padding-block-start')
      else item.style.setProperty('padding-block-start', `${space}px`)
    }
  }
  const spaces = new Map<number, RowSpace>()
  for (const [index, space] of added) {
    spaces.set(index, { added: space, distance: space + (own[index]?.distance ?? 0) })
  }
  const isSame = own.every((block, index) => Math.abs(block.added - (spaces.get(index)?.added ?? 0)) < 1)
  if (!isSame) apply(text, spaces)
}

function apply({ view }: TextView, spaces: ReadonlyMap<number, RowSpace>): void {
  syncCaret(view)
  view.dispatch(setSpaces(view.state.tr, spaces))
}

/** The tops without added space. */
function topsOf(items: readonly HTMLElement[]): readonly number[] {
  let shift = 0
  return items.map((item) => {
    const top = item.getBoundingClientRect().top - shift
    shift += Number.parseFloat(item.style.paddingBlockStart) || 0
    return top
  })
}

interface OwnBlock {
  readonly top: number
  readonly added: number
  /** The natural distance to the block before. */
  readonly distance: number
}

function ownBlocks({ view }: TextView): readonly OwnBlock[] {
  const { state } = view
  let shift = 0
  return state.doc.children.map((_, index): OwnBlock => {
    const start = startOf(state.doc, index)
    const element = view.nodeDOM(start)
    const added = addedSpace(state, start)
    if (!(element instanceof HTMLElement)) return { top: 0, added, distance: 0 }
    const { top } = element.getBoundingClientRect()
    shift += added
    const before = element.previousElementSibling?.getBoundingClientRect().bottom
    return { top: top - shift, added, distance: before === undefined ? 0 : top - before - added }
  })
}
