/**
 * A part of the admin that cannot be fetched was most likely replaced by a newer release: the page loads again, once within
 * ten seconds, so that a server that is away does not make it load for ever. Words that were not saved are kept on the device.
 */
const marker = 'cyanotype/reload'
const lasts = 10_000

export function reloadOnMissingCode(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (String(Reflect.get(event, 'payload')).includes('Unable to preload CSS')) return event.preventDefault()
    const last = Number(window.sessionStorage.getItem(marker))
    if (Date.now() - last < lasts) return
    window.sessionStorage.setItem(marker, String(Date.now()))
    window.location.reload()
  })
}
