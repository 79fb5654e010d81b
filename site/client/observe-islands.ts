/**
 * Hydrates islands at the right moment. React is loaded only on pages with islands: at the latest when the
 * user interacts with one, and earlier when the browser is idle after a first interaction, unless data should
 * be saved. Clicks during loading are repeated.
 */
import { connection } from './connection.ts'
import { onFirstInteraction, whenIdle } from './on-first-interaction.ts'

const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const

/** Islands that are observed. */
const observed = new WeakSet<Element>()
/** Islands that are hydrated or loading, with the function that unmounts each. */
const hydrated = new Map<Element, Promise<() => void>>()

/** Observes the islands on the page. Call it again after content was added. */
export function observeIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('cy-island')].filter((one) => !observed.has(one))
  if (islands.length === 0) return
  for (const island of islands) {
    observed.add(island)
    observe(island)
  }
  if (!connection().saveData) onFirstInteraction(() => load().catch(() => {}))
}

/** Unmounts the islands in a part that was removed and will not return. */
export function unmountIslands(removed: ParentNode): void {
  for (const island of removed.querySelectorAll('cy-island')) {
    void hydrated.get(island)?.then((unmount) => unmount())
    hydrated.delete(island)
  }
}

function observe(island: HTMLElement): void {
  switch (island.dataset.when) {
    case 'load':
      hydrateIsland(island)
      return
    case 'idle':
      whenIdle(() => hydrateIsland(island))
      return
    case 'visible':
      whenVisible(island)
      return
    default:
      whenUsed(island)
  }
}

const load = () => import('../fragments/hydrate.tsx')

async function hydrateIsland(island: HTMLElement): Promise<void> {
  const hydrating = hydrated.get(island) ?? load().then(({ hydrate }) => hydrate(island))
  hydrated.set(island, hydrating)
  try {
    await hydrating
  } catch (error) {
    // It stays readable, and the next click tries again.
    hydrated.delete(island)
    void reloadOnce()
    throw error
  }
}

const marker = 'nuxt:reload'
const lifetimeMs = 10_000

let pendingPrompt: Promise<void> | undefined

/**
 * Reloads the page if a chunk cannot be loaded, which usually means that there is a newer build. Not twice
 * within ten seconds, and not while the server does not respond, because the page would be lost. Parallel
 * calls, as from several chunks of one click, share one check.
 */
function reloadOnce(): Promise<void> {
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
    sessionStorage.setItem(marker, JSON.stringify({ path, expires: Date.now() + lifetimeMs }))
  } catch {
    // Without a stored marker the second time would look like the first, and the page would reload forever.
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

/** A page without one of its stylesheets is still readable. */
export function tolerateStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
  })
}

function whenUsed(island: HTMLElement): void {
  let missed: Event[] = []
  const handle = (event: Event) => {
    const isOwn = event.target instanceof Element && event.target.closest('cy-slot, cy-island') === island
    if (!isOwn || !event.isTrusted) return
    missed.push(event)
    if (missed.length === 1) hydrateIsland(island).then(finish, () => (missed = []))
  }
  const finish = () => {
    for (const type of pressEvents) island.removeEventListener(type, handle, true)
    island.removeEventListener('focusin', reach)
    island.removeEventListener('pointerover', reach)
    for (const event of missed) again(event)
  }
  const reach = () => load().catch(() => {})
  for (const type of pressEvents) island.addEventListener(type, handle, true)
  island.addEventListener('focusin', reach)
  island.addEventListener('pointerover', reach)
}

/** Dispatches a copy of the event, for listeners that were added since. */
function again(event: Event): void {
  const copy = Reflect.construct(event.constructor, [event.type, event])
  if (copy instanceof Event) event.target?.dispatchEvent(copy)
}

function whenVisible(island: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    hydrateIsland(island)
  })
  observer.observe(island)
}
