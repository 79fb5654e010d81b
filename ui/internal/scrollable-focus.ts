/**
 * Makes a scrolling frame reachable with Tab and gives it a name, so that keys can scroll it. The server HTML
 * marks every frame this way. A frame without hidden content loses these attributes in the browser.
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

/** The attributes of a frame while it scrolls. */
type Own = Pick<HTMLElement, 'tabIndex' | 'role' | 'ariaLabel'>

const own = new WeakMap<Element, Own>()
/** One observer for all frames: it reports them together, so a page with twenty frames is laid out once. */
let sizes: ResizeObserver | undefined

/** Measures all frames before it changes any. */
function measureAgain(entries: readonly ResizeObserverEntry[]): void {
  const frames = new Set(entries.flatMap(({ target }) => framesOf(target)).filter(isLaidOut))
  const found = [...frames].map((frame) => [frame, hidesSome(frame)] as const)
  for (const [frame, isHiding] of found) updateFocusable(frame, isHiding)
}

/** The frames whose overflow depends on an element. */
function framesOf(part: Element): HTMLElement[] {
  return [part, part.parentElement].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && own.has(one),
  )
}

/**
 * Content with `content-visibility: auto` has no size until it is near the screen. The observer reports it
 * when it gets one.
 */
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

/** The attributes of a frame in the server HTML. */
export function scrollFrame(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const
}
