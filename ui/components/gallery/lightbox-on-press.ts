/**
 * Loads the lightbox at the first press on an image of a gallery, so that pages without a gallery do not load
 * its code.
 */
import { onPress } from '../../internal/on-press.ts'

export function openLightboxOnPress(gallery: HTMLElement): () => void {
  let isStopped = false
  let stop = onPress<HTMLAnchorElement>(gallery, '.figure-enlarge', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./lightbox.ts')
      .then(({ openInLightbox }) => {
        // Another press may have loaded it, or the gallery may have been removed.
        if (isStopped) return
        isStopped = true
        stop()
        stop = openInLightbox(gallery)
        link.click()
      })
      // The link opens the image.
      .catch(() => location.assign(link.href))
  })
  return () => {
    isStopped = true
    stop()
  }
}
