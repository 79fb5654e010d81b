/** How many tiles stand beside each other, by the room that there is; the style sheet lays out as many. */
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** In pixels: as narrow as a tile may be, and what is between two. */
const narrowest = 144
const gap = 16

function columnsIn(width: number): number {
  return Math.max(2, Math.floor((width + gap) / (narrowest + gap)))
}

export function useColumns(grid: RefObject<HTMLElement | null>): number {
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
