/** Long press: touch has no hover, so holding opens the tooltip instead, and the press does nothing else. */
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { useEffect, useRef } from 'react'

const longPressMs = 500

export function useLongPress(onLongPress: (press: PointerEvent) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  const swallow = (event: SyntheticEvent) => {
    if (!wasLong.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDownCapture(event: PointerEvent) {
      wasLong.current = false
      cancel()
      if (event.pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress(event)
      }, longPressMs)
    },
    onPointerUpCapture: cancel,
    /** The browser cancels the pointer when a finger scrolls. */
    onPointerCancelCapture: cancel,
    onClickCapture(event: MouseEvent) {
      swallow(event)
      wasLong.current = false
    },
    /** The context menu of a long press on a link would cover the text. */
    onContextMenuCapture: swallow,
  }
}
