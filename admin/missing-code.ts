/**
 * A part of the admin that cannot be fetched may have been replaced by a newer release: the page loads again, once within ten
 * seconds. Where nobody answers at all there is nothing to load: the page stays, and with it what somebody is writing.
 */
const marker = 'cyanotype/reload'
const lasts = 10_000

export function reloadOnMissingCode(window: Window & typeof globalThis): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (String(Reflect.get(event, 'payload')).includes('Unable to preload CSS')) return event.preventDefault()
    if (Date.now() - Number(window.sessionStorage.getItem(marker)) < lasts) return
    void loadAgain(window)
  })
}

async function loadAgain(window: Window & typeof globalThis): Promise<void> {
  if (!(await serverAnswers())) return
  window.sessionStorage.setItem(marker, String(Date.now()))
  window.location.reload()
}

/** Asks for something small that is not kept anywhere on the way. */
export function serverAnswers(): Promise<boolean> {
  return fetch(`/builds/latest.json?${Date.now()}`).then(
    ({ ok }) => ok,
    () => false,
  )
}
