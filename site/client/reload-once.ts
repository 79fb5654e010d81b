/**
 * A part of the program that cannot be fetched is mostly gone because there is a newer build: one look at the new page
 * helps. Not twice within ten seconds, and not while the server does not answer: then what is on the screen is all there is.
 */
const marker = 'nuxt:reload'
const lasts = 10_000

let pendingPrompt: Promise<void> | undefined

/** What is asked for again while the first question is under way, as by each part of one press, is one question. */
export function reloadOnce(): Promise<void> {
  pendingPrompt ??= reload().finally(() => {
    pendingPrompt = undefined
  })
  return pendingPrompt
}

async function reload(): Promise<void> {
  const path = location.pathname
  if (isMarked(path)) return
  const isThere = await fetch('/_nuxt/builds/latest.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return
  try {
    sessionStorage.setItem(marker, JSON.stringify({ path, expires: Date.now() + lasts }))
  } catch {
    // Without a marker nobody could tell the second time from the first.
    return
  }
  location.reload()
}

function isMarked(path: string): boolean {
  try {
    const mark = JSON.parse(sessionStorage.getItem(marker) ?? '{}')
    return mark.path === path && mark.expires > Date.now()
  } catch {
    return false
  }
}

/** A page whose sheet could not be fetched still reads. */
export function tolerateStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
  })
}
