/**
 * Loads the lightbox at the first press on an image of a gallery, so that pages without a gallery do not load
 * its code.
 */

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
        // Another press may have loaded it, or the gallery may have been removed.
        if (stop.signal.aborted) return
        stop.abort()
        stopLightbox = openInLightbox(gallery)
        link.click()
      })
      // The link opens the image.
      .catch(() => location.assign(link.href))
  }
  gallery.addEventListener('click', handleClick, { signal: stop.signal })
  return () => {
    stop.abort()
    stopLightbox()
  }
}
