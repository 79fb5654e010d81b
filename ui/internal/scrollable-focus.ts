/**
 * A frame that scrolls is reached with the Tab key and has a name, so that keys can scroll it. The HTML says so of every
 * frame; where nothing is hidden there is nothing to scroll, and the frame steps back.
 */
export function watchOverflow(frame: HTMLElement): () => void {
  const { tabIndex, role, ariaLabel } = frame
  own.set(frame, { tabIndex, role, ariaLabel })
  const parts = [frame, ...frame.children]
  sizes ??= new ResizeObserver(measureAgain)
  for (const part of parts) sizes.observe(part)
  return () => {
    own.delete(frame)
    for (const part of parts) if (framesOf(part).length === 0) sizes?.unobserve(part)
  }
}

/** What a frame is while it scrolls. */
type Own = Pick<HTMLElement, 'tabIndex' | 'role' | 'ariaLabel'>

const own = new WeakMap<Element, Own>()
/** One for all: what it hears of comes at once, and a page with twenty frames is laid out once for them. */
let sizes: ResizeObserver | undefined

/** Everything is measured before anything is changed. */
function measureAgain(entries: readonly ResizeObserverEntry[]): void {
  const frames = new Set(entries.flatMap(({ target }) => framesOf(target)).filter(isLaidOut))
  const found = [...frames].map((frame) => [frame, hidesSome(frame)] as const)
  for (const [frame, isHiding] of found) updateFocusable(frame, isHiding)
}

/** Those whose overflow depends on an element. */
function framesOf(part: Element): HTMLElement[] {
  return [part, part.parentElement].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && own.has(one),
  )
}

/** What a browser leaves alone until somebody comes near has no size to speak of; it is heard of again when it gets one. */
function isLaidOut({ children }: HTMLElement): boolean {
  const parts = [...children]
  return parts.length === 0 || parts.some((part) => part.checkVisibility({ contentVisibilityAuto: true }))
}

function hidesSome(frame: HTMLElement): boolean {
  return frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1
}

function updateFocusable(frame: HTMLElement, isHiding: boolean): void {
  const { tabIndex, role, ariaLabel } = own.get(frame) ?? frame
  frame.toggleAttribute('data-overflows', isHiding)
  frame.role = isHiding ? role : null
  frame.ariaLabel = isHiding ? ariaLabel : null
  if (isHiding) frame.tabIndex = tabIndex
  else frame.removeAttribute('tabindex')
}

/** The attributes with which a frame comes from the server. */
export function scrollFrame(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const
}
