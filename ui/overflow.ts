/**
 * A frame that scrolls is reached with the Tab key and has a name, so that keys can scroll it. The HTML says so of every
 * frame; where nothing is hidden there is nothing to scroll, and the frame steps back.
 */
export function watchOverflow(frame: HTMLElement): () => void {
  const { tabIndex, role, ariaLabel } = frame
  const watch = new ResizeObserver(() => {
    const hidesSome = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1
    frame.toggleAttribute('data-overflows', hidesSome)
    frame.role = hidesSome ? role : null
    frame.ariaLabel = hidesSome ? ariaLabel : null
    if (hidesSome) frame.tabIndex = tabIndex
    else frame.removeAttribute('tabindex')
  })
  watch.observe(frame)
  for (const child of frame.children) watch.observe(child)
  return () => watch.disconnect()
}

/** The attributes with which a frame comes from the server. */
export function scrollFrame(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const
}
