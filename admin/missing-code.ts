/**
 * A part of the admin that cannot be fetched may have been replaced by a newer release: the page loads again, once within ten
 * seconds. Where the server has the same release, or does not answer, a new page would lack it just as well: this one stays,
 * and with it what somebody is writing.
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
  const latest = await latestBuild()
  if (latest === undefined || latest === ownBuild(window.document)) return
  window.sessionStorage.setItem(marker, String(Date.now()))
  window.location.reload()
}

/** The release that this page came from. */
export function ownBuild(document: Document): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}

/** The release that the server has now: something small that is not kept anywhere on the way. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`)
    return answer.ok ? String((await answer.json()).id) : undefined
  } catch {
    return undefined
  }
}

export const serverAnswers = async () => (await latestBuild()) !== undefined
