/** Some rows of tiles: on the page while they are near what is seen, and a gap of their height when they are not. */
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

interface MediaPagesProps {
  /** Rows of tiles, for the height before any was measured. */
  readonly rows: number
  readonly children: ReactNode
}

const likelyRow = 190

export function MediaPages({ rows, children }: MediaPagesProps) {
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
