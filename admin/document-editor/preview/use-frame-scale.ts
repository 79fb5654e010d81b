/** A page as wide as a desk, drawn smaller where there is less room: what stands beside what on it stays so. */
import type { CSSProperties, RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

const desktopWidth = 1_200
const phoneWidth = 390

export function usePageScale(frame: RefObject<HTMLIFrameElement | null>, isPhone: boolean): CSSProperties {
  const [room, setRoom] = useState({ width: desktopWidth, height: 800 })
  useLayoutEffect(() => {
    const around = frame.current?.parentElement
    if (!around) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(around)
    return () => watch.disconnect()
  }, [frame])
  const width = isPhone ? phoneWidth : desktopWidth
  const scale = Math.min(1, room.width / width)
  return {
    inlineSize: isPhone || scale < 1 ? `${width}px` : '100%',
    blockSize: `${room.height / scale}px`,
    transform: `scale(${scale})`,
  }
}
