/**
 * Without script the menu of a telephone is a fold with a dialog in it that is simply shown. With script the same dialog
 * opens over the page: the browser keeps the focus inside, closes it with Escape, and gives the focus back.
 */

/** Someone who listens hears the name of the drawer before the first link takes the focus. */
const focusAfter = 100

/** Where the links stand in the row again; the same width is in header.css. */
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
    // It is told late: a quick hand may have opened it anew.
    if (dialog.open) return
    clearTimeout(timer)
    menu.open = false
    summary.focus()
  }
  const handleClick = ({ target }: MouseEvent) => {
    // A press beside the drawer falls on the dialog itself, which has no padding of its own.
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
