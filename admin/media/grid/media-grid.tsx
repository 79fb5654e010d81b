/**
 * Tiles of the library, as many as there are: only those near what is seen are on the page, and more are asked for when
 * the end comes near. One stop for Tab; arrows lead from tile to tile, `x` selects, Shift selects all between.
 */
import type { MediaTileProps } from '@cyanotype/ui/index.ts'
import { MediaTile } from '@cyanotype/ui/index.ts'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { kindOf, smallPicture } from '../file-kinds.ts'
import type { MediaItem } from '../media-queries.ts'
import { itemOf, useGridKeys } from './grid-keys.ts'

export interface MediaGridProps {
  /** What the tiles are. */
  readonly label: string
  readonly items: readonly MediaItem[]
  readonly onOpen: (item: MediaItem) => void
  readonly selected?: ReadonlySet<string> | undefined
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /** More of what a tile says and can do. */
  readonly tile?: ((item: MediaItem) => Partial<MediaTileProps>) | undefined
  /** Asked for when the end comes near. */
  readonly onMore?: (() => void) | undefined
  /** Before the items: what is on its way. */
  readonly children?: ReactNode
}

const rowsPerPage = 12

export function MediaGrid(props: MediaGridProps) {
  const { label, items, onOpen, selected, onSelectedChange, tile, onMore, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const [stop, setStop] = useState<string>()
  const keys = useGridKeys({ grid, columns, items, selected, onSelectedChange })
  const stopped = items.some(({ id }) => id === stop) ? stop : items[0]?.id
  const size = columns * rowsPerPage
  const shelves = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = itemOf(target)
    if (id !== undefined) setStop(id)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is a question; these are things with a name.
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className="media-grid"
      onFocus={handleFocus}
      {...keys.handlers}
    >
      {children}
      {shelves.map((shelf, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shelf is its place; what stands on it comes and goes.
        <MediaPages key={at} rows={Math.ceil(shelf.length / columns)}>
          {shelf.map((item) => (
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
        </MediaPages>
      ))}
      {onMore ? <End onVisible={onMore} /> : null}
    </div>
  )
}

interface MediaPagesProps {
  /** Rows of tiles, for the height before any was measured. */
  readonly rows: number
  readonly children: ReactNode
}

const likelyRow = 190

/** Some rows of tiles: on the page while they are near what is seen, and a gap of their height when they are not. */
function MediaPages({ rows, children }: MediaPagesProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(true)
  const height = useRef(rows * likelyRow)

  useEffect(() => {
    const { current } = shelf
    if (current === null) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        // What holds the focus stays: a key pressed there would be lost.
        const isHeld = current.contains(document.activeElement)
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height
        setIsNear(entry.isIntersecting || isHeld)
      },
      { rootMargin: '100% 0%' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={shelf} className="media-page" style={isNear ? undefined : { blockSize: height.current }}>
      {isNear ? children : null}
    </div>
  )
}

/** In pixels: as narrow as a tile may be, and what is between two. */
const narrowest = 144
const gap = 16

function columnsIn(width: number): number {
  return Math.max(2, Math.floor((width + gap) / (narrowest + gap)))
}

/** How many tiles stand beside each other, by the room that there is; the style sheet lays out as many. */
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

/** Two windows away from being seen, it asks for more, and again as long as it is near. */
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
