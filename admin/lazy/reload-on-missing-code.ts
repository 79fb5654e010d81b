/**
 * Reloads the page when code of the admin cannot be fetched, usually because of a newer release. At most once
 * per path within ten seconds, and not while the server does not respond. Unsaved text is in local storage.
 */
const marker = 'nuxt:reload'
export const reloadWindowMs = 10_000

let attempt: Promise<void> | undefined
let hasReloaded = false

export function reloadOnMissingCode(window: Window & typeof globalThis): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (String(Reflect.get(event, 'payload')).includes('Unable to preload CSS')) return event.preventDefault()
    attempt ??= reloadOnce(window).then((reloads) => {
      hasReloaded = reloads
      attempt = undefined
    })
  })
}

/** Whether the page is about to reload because code could not be fetched. */
export async function isReloading(): Promise<boolean> {
  await attempt
  return hasReloaded
}

async function reloadOnce({ location, sessionStorage }: Window): Promise<boolean> {
  const path = location.pathname
  if (isMarked(sessionStorage, path) || !(await isServerReady())) return false
  try {
    sessionStorage.setItem(marker, JSON.stringify({ path, expires: Date.now() + reloadWindowMs }))
  } catch {
    // Without the marker the page could reload forever.
    return false
  }
  location.reload()
  return true
}

function isMarked(storage: Storage, path: string): boolean {
  try {
    const mark = JSON.parse(storage.getItem(marker) ?? '{}')
    return mark.path === path && mark.expires > Date.now()
  } catch {
    return false
  }
}

/** The release that this page came from. */
export function ownBuild(document: Document): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}

/** A server that is shutting down says so here, while it still sends files over open connections. */
export async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch('/api/health/ready', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
