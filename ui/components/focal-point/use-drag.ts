/** Drag on an image: reports the position from the press until the release. */
import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { Point } from './point.ts'

interface Drag<Held> {
  /** The state at the press. Undefined if the press means something else. */
  readonly take: (event: PointerEvent<HTMLElement>) => Held | undefined
  /** The distance from the press as fractions of the frame. */
  readonly move: (held: Held, by: Point, event: PointerEvent<HTMLElement>) => void
}

export function useDrag<Held>({ take, move }: Drag<Held>) {
  const drag = useRef<{ readonly held: Held; readonly x: number; readonly y: number }>(undefined)
  const release = () => {
    drag.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const held = event.button === 0 ? take(event) : undefined
      if (held === undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { held, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return
      const { held, x, y } = drag.current
      const { width, height } = event.currentTarget.getBoundingClientRect()
      move(held, { x: (event.clientX - x) / (width || 1), y: (event.clientY - y) / (height || 1) }, event)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
