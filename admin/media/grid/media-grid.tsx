/**
 * Media grid: renders only the tiles near the viewport and loads more near the end. It has one tab stop, which is always
 * rendered. Arrow keys move between tiles, `x` selects one and Shift selects a range.
 */
import type { MediaTileProps } from '@cyanotype/ui/index.ts'
import { MediaTile } from '@cyanotype/ui/index.ts'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MediaItem } from '../media-item.ts'
import { kindOf, smallPicture } from '../media-item.ts'
import { useGridKeys } from './grid-keys.ts'

export interface MediaGridProps {
  /** The accessible name of the grid. */
  readonly label: string
  readonly items: readonly MediaItem[]
  readonly onOpen: (item: MediaItem) => void
  readonly selected?: ReadonlySet<string> | undefined
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /** Returns more props for a tile. */
  readonly tile?: ((item: MediaItem) => Partial<MediaTileProps>) | undefined
  /** Called near the end of the list. */
  readonly onMore?: (() => void) | undefined
  /** Shown before the items, such as running uploads. */
  readonly children?: ReactNode
}

const rowsPerPage = 12

export function MediaGrid(props: MediaGridProps) {
  const { label, items, onOpen, selected, onSelectedChange, tile, onMore, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const [stop, setStop] = useState<string>()
  const keys = useGridKeys({ grid, columns, items, selected, onSelectedChange, onStop: setStop })
  const stopped = items.some(({ id }) => id === stop) ? stop : items[0]?.id
  const size = columns * rowsPerPage
  const pages = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not for items.
    <div ref={grid} role="group" aria-label={label} className="media-grid" {...keys.handlers}>
      {children}
      {pages.map((page, at) => (
        <MediaPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a row group is identified by its position.
          key={at}
          rows={Math.ceil(page.length / columns)}
          isStop={page.some(({ id }) => id === stopped)}
        >
          {page.map((item) => (
            <MediaTile
              key={item.id}
              data-item={item.id}
              kind={kindOf(item)}
              name={item.name}
              src={smallPicture(item)}
              bytes={item.bytes}
              note={sizeOf(item)}
              stop={item.id === stopped}
              onOpen={() => onOpen(item)}
              selected={selected?.has(item.id) ?? false}
              onSelectedChange={selected && ((isSelected) => keys.select(item.id, isSelected))}
              {...tile?.(item)}
            />
          ))}
        </MediaPage>
      ))}
      {onMore ? <End onVisible={onMore} /> : null}
    </div>
  )
}

interface MediaPageProps {
  /** The number of rows, to estimate the height before it is measured. */
  readonly rows: number
  /** It has the tab stop, so it stays rendered: Tab and the keys Home and End reach it from anywhere. */
  readonly isStop: boolean
  readonly children: ReactNode
}

const likelyRow = 190

/** Several rows of tiles. Far from the viewport, they are replaced by an empty element of the same height. */
function MediaPage({ rows, isStop, children }: MediaPageProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(true)
  const height = useRef(rows * likelyRow)

  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        // Rows with the focus stay rendered, because they would lose the focus and its key presses.
        const hasFocus = current.contains(document.activeElement)
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height
        setIsNear(entry.isIntersecting || hasFocus)
      },
      { rootMargin: '100% 0%' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  const isRendered = isNear || isStop
  return (
    <div ref={element} className="media-page" style={isRendered ? undefined : { blockSize: height.current }}>
      {isRendered ? children : null}
    </div>
  )
}

/** In pixels: the minimum width of a tile and the gap between two. */
const minTileWidth = 144
const tileGap = 16

function columnsIn(width: number): number {
  return Math.max(2, Math.floor((width + tileGap) / (minTileWidth + tileGap)))
}

/** The number of columns for the available width. The stylesheet uses the same number. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(6)
  useLayoutEffect(() => {
    const { current } = grid
    if (current === null) return undefined
    const look = () => {
      const fitting = columnsIn(current.clientWidth)
      current.style.setProperty('--columns', String(fitting))
      setColumns(fitting)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(current)
    return () => watch.disconnect()
  }, [grid])
  return columns
}

export function sizeOf({ width, height }: Pick<MediaItem, 'width' | 'height'>): string | undefined {
  return width === undefined || height === undefined ? undefined : `${width}\u00a0×\u00a0${height}`
}

/** Loads more when the end is within two viewport heights, repeatedly as long as it is near. */
function End({ onVisible }: { readonly onVisible: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), {
      rootMargin: '200% 0%',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onVisible])
  return <div ref={end} className="media-end" />
}
