/**
 * Where notices have to stand so that they can be seen, heard and pressed: a modal makes everything outside it inert
 * (radix-ui/primitives#1171), so they move into the topmost one, and back home when it closes.
 */
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** An element for a portal; absent until the browser is there. It moves, and what is in it keeps its state. */
export function useTopLayer(home: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()

  // Before the first paint, so that nothing is said into a region that is about to go.
  useLayoutEffect(() => {
    const element = document.createElement('div')
    const move = () => {
      const target = [...document.querySelectorAll('dialog:modal')].at(-1) ?? home.current
      if (target && element.parentElement !== target) target.append(element)
    }
    move()
    setPlace(element)
    const observer = new MutationObserver(move)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      element.remove()
    }
  }, [home])

  return place
}
