/** A button that goes on as long as it is held; a key or a screen reader presses it once. */
import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'

const repeatDelayMs = 400
const pace = 60

export function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasActed = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    hasActed.current = true
    latest.current()
    timer.current = setTimeout(repeat, pace)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // The field keeps the focus, and a telephone its keyboard as it is.
      event.preventDefault()
      // A finger may only be about to scroll: it acts when it is lifted, or once it has stayed.
      hasActed.current = event.pointerType !== 'touch'
      if (hasActed.current) latest.current()
      timer.current = setTimeout(repeat, repeatDelayMs)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick(event: MouseEvent) {
      const isByPointer = event.detail > 0
      if (!(isByPointer && hasActed.current)) latest.current()
    },
  }
}
