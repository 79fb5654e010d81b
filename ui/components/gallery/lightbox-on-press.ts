/** Loads the lightbox with the first press on a picture of a gallery: pages without a gallery do without its code. */

export function openLightboxOnPress(gallery: HTMLElement): () => void {
  const stop = new AbortController()
  let stopLightbox = () => {}
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.figure-enlarge') : null
    if (link === null || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    import('./lightbox.ts')
      .then(({ openInLightbox }) => {
        // Another press may have loaded it, or the gallery may be gone.
        if (stop.signal.aborted) return
        stop.abort()
        stopLightbox = openInLightbox(gallery)
        link.click()
      })
      // It is a link to the picture.
      .catch(() => location.assign(link.href))
  }
  gallery.addEventListener('click', handleClick, { signal: stop.signal })
  return () => {
    stop.abort()
    stopLightbox()
  }
}
