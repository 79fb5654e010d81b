/** Nothing but the text: what is around it is neither seen nor reached until one comes back. */
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!isFull || frame.current === null) return undefined
    const asleep = around(frame.current)
    for (const element of asleep) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of asleep) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [isFull, frame])
  return { isFull, setIsFull }
}

/** Everything beside it and beside what it stands in; notices are still read and answered. */
function around(frame: HTMLElement): readonly HTMLElement[] {
  const others: HTMLElement[] = []
  for (let part: HTMLElement = frame; part.parentElement !== null; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      const isNotice = sibling.matches('[popover], dialog, [aria-live], [role="region"]')
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert && !isNotice)
        others.push(sibling)
    }
  }
  return others
}
