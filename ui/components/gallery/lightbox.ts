/**
 * Lightbox: enlarged images, one at a time, in a native dialog. It works on plain HTML: without a script the
 * same links open the image files.
 */

/** The delay before the first control gets the focus, so that the dialog is announced first. */
const focusAfter = 100

export function openInLightbox(gallery: HTMLElement): () => void {
  const dialog = gallery.querySelector('dialog')
  if (dialog === null) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const links = () => [...gallery.querySelectorAll<HTMLAnchorElement>('.figure-enlarge')]
  let shown = 0

  const show = (index: number) => {
    const all = links()
    shown = (index + all.length) % all.length
    const link = all[shown]
    if (link) fill(dialog, link, { number: shown + 1, count: all.length })
  }
  const handleOpen = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.figure-enlarge') : null
    // Modifier keys open a new tab as usual.
    if (link === null || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    show(links().indexOf(link))
    open(dialog)
  }
  const handlePress = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (target === dialog || button?.dataset.turn === 'close') dialog.close()
    else if (button) show(shown + Number(button.dataset.turn))
  }
  const handleKey = (event: KeyboardEvent) => {
    // The browser uses them to go back, for example.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = destination(event.key, shown, links().length, getComputedStyle(dialog).direction === 'rtl')
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  gallery.addEventListener('click', handleOpen, { signal })
  dialog.addEventListener('click', handlePress, { signal })
  dialog.addEventListener('keydown', handleKey, { signal })
  // Closing returns the focus to the last image shown.
  dialog.addEventListener('close', () => links()[shown]?.focus(), { signal })
  return () => {
    stop.abort()
    dialog.close()
  }
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.focus()
  setTimeout(() => {
    if (document.activeElement === dialog) dialog.querySelector('button')?.focus()
  }, focusAfter)
}

/** The arrow keys follow the reading direction. */
function destination(key: string, shown: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return shown + ((key === 'ArrowRight') === isMirrored ? -1 : 1)
}

interface LightboxPosition {
  readonly number: number
  readonly count: number
}

function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement, { number, count }: LightboxPosition): void {
  const image = dialog.querySelector('img') ?? document.createElement('img')
  image.src = link.href
  image.alt = link.querySelector('img')?.alt ?? ''
  const caption = dialog.querySelector('figcaption')
  caption?.before(image)
  if (caption) caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  const { place = '' } = dialog.dataset
  const messages = place.replace('{number}', String(number)).replace('{count}', String(count))
  const visible = dialog.querySelector('.lightbox-position')
  if (visible) visible.textContent = messages
  const status = dialog.querySelector('[role="status"]')
  if (status) status.textContent = `${messages}. ${image.alt}`
}
