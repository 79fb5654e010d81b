/** Which tools a bar shows: as many as fit, asked again whenever it becomes wider or narrower. */
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import { countFitting } from './fitting.ts'

/** All of them until somebody has measured: so they come from a server. `items` is what is measured. */
export function useAvailableSpace(bar: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [count, setCount] = useState(items.length)
  useLayoutEffect(() => {
    const { current } = bar
    if (current === null) return undefined
    const measure = () => {
      // Those that are not shown are still laid out, so they can be measured.
      const tools = [...current.querySelectorAll<HTMLElement>(':scope > .tool')]
      const more = current.querySelector<HTMLElement>(':scope > .toolbar-more')
      setCount(
        countFitting({
          widths: tools.slice(0, items.length).map(({ offsetWidth }) => offsetWidth),
          gap: Number.parseFloat(getComputedStyle(current).columnGap) || 0,
          available: current.clientWidth,
          more: more?.offsetWidth ?? 0,
        }),
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [bar, items])
  return count
}
