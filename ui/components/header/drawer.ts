/**
 * Mobile menu: without a script a `details` with a dialog inside that is shown in place. With a script the
 * same dialog opens over the page: the browser traps the focus, closes it with Escape, and returns the focus.
 */

/** The drawer is announced before the first link gets the focus. */
const focusAfter = 100

/** The width from which the links are in a row. The same width is in header.css. */
const wide = '(width >= 64rem)'

export function openAsDrawer(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const summary = menu.querySelector('summary')
  const dialog = menu.querySelector('dialog')
  if (summary === null || dialog === null) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = (event: Event) => {
    event.preventDefault()
    menu.open = true
    dialog.showModal()
    dialog.focus()
    timer = setTimeout(() => {
      if (document.activeElement === dialog) dialog.querySelector('a')?.focus()
    }, focusAfter)
  }
  const handleClose = () => {
    // The close event comes late: a quick user may have opened it again.
    if (dialog.open) return
    clearTimeout(timer)
    menu.open = false
    summary.focus()
  }
  const handleClick = ({ target }: MouseEvent) => {
    // A press outside the drawer targets the dialog itself, which has no padding.
    if (target === dialog || (target instanceof Element && target.closest('a, [data-close]'))) dialog.close()
  }
  summary.addEventListener('click', open, { signal })
  dialog.addEventListener('close', handleClose, { signal })
  dialog.addEventListener('click', handleClick, { signal })
  matchMedia(wide).addEventListener('change', () => dialog.open && dialog.close(), { signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
