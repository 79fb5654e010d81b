/**
 * Closes a `details` overlay when the user presses elsewhere, moves the focus out of it, or presses Escape.
 */
export function closeOnLeave(details: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isInside = (target: EventTarget | null) => target instanceof Node && details.contains(target)
  const handleClick = ({ target }: MouseEvent) => {
    if (!isInside(target)) details.open = false
  }
  const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !isInside(relatedTarget)) details.open = false
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('click', handleClick, { signal })
  details.addEventListener('focusout', handleFocusOut, { signal })
  details.addEventListener('keydown', handleKey, { signal })
  return () => stop.abort()
}
