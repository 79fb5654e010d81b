/**
 * Follows a drag from its handle until release, with mouse, pen or touch. It scrolls near an edge of the
 * scrolling element. Escape cancels.
 */
interface Drag {
  /** The pointer position in the window. */
  readonly onMove: (x: number, y: number) => void
  readonly onEnd: (isDropped: boolean) => void
}

/** Small movements up to this distance still count as a press. */
const minDistance = 4

/** The distance to an edge that starts scrolling, and the speed per frame. */
const edgeDistance = 40
const scrollStep = 12

export function startDrag(
  handle: HTMLElement,
  { pointerId, clientX, clientY }: PointerEvent,
  drag: Drag,
): void {
  const stop = new AbortController()
  const { signal } = stop
  const pointer = { x: clientX, y: clientY }
  const frame = scrollerAround(handle)
  let isDragging = false
  let next = 0

  const scroll = () => {
    const by = scrollBy(frame, pointer.y)
    if (by !== 0) {
      frame.scrollTop += by
      drag.onMove(pointer.x, pointer.y)
    }
    next = requestAnimationFrame(scroll)
  }
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    Object.assign(pointer, { x: event.clientX, y: event.clientY })
    const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > minDistance
    if (!isDragging && !isFar) return
    if (!isDragging) next = requestAnimationFrame(scroll)
    isDragging = true
    drag.onMove(event.clientX, event.clientY)
  }
  const end = (isDropped: boolean) => {
    stop.abort()
    cancelAnimationFrame(next)
    if (isDragging) drag.onEnd(isDropped)
  }
  handle.setPointerCapture(pointerId)
  handle.addEventListener('pointermove', handleMove, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
}

function scrollBy(frame: Element, y: number): number {
  const isPage = frame === document.scrollingElement
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : frame.getBoundingClientRect()
  if (y < top + edgeDistance) return -scrollStep
  return y > bottom - edgeDistance ? scrollStep : 0
}

function scrollerAround(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isCut = around.scrollHeight > around.clientHeight + 1
    if (isCut && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.scrollingElement ?? document.documentElement
}

/** The index before which a pointer at this height would drop. The length of the list for the end. */
export function indexAt(items: readonly Element[], y: number): number {
  const before = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect()
    return y < top + height / 2
  })
  return before < 0 ? items.length : before
}
