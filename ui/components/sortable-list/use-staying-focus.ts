/** An element that changes its place loses the focus in most browsers: what is lifted gets it back. */
import type { RefObject } from 'react'
import { useEffect } from 'react'

export function useStayingFocus(
  list: RefObject<HTMLElement | null>,
  lifted: string | undefined,
  order: readonly string[],
) {
  const place = lifted === undefined ? -1 : order.indexOf(lifted)
  useEffect(() => {
    if (place < 0) return
    const handle = list.current?.querySelector<HTMLElement>('[data-lifted] .sortable-handle')
    if (handle && document.activeElement !== handle) handle.focus()
    handle?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [list, place])
}
