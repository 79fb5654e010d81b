/** Drag on an image: reports the position from the press until the release. */
import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { Point } from './point.ts'

interface Drag<Target> {
  /** The state at the press. Undefined if the press means something else. */
  readonly take: (event: PointerEvent<HTMLElement>) => Target | undefined
  /** The distance from the press as fractions of the frame. */
  readonly move: (target: Target, by: Point, event: PointerEvent<HTMLElement>) => void
}

export function useDrag<Target>({ take, move }: Drag<Target>) {
  const drag = useRef<{ readonly target: Target; readonly x: number; readonly y: number }>(undefined)
  const release = () => {
    drag.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.button === 0 ? take(event) : undefined
      if (target === undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { target, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return
      const { target, x, y } = drag.current
      const { width, height } = event.currentTarget.getBoundingClientRect()
      move(target, { x: (event.clientX - x) / (width || 1), y: (event.clientY - y) / (height || 1) }, event)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
