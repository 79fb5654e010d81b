/**
 * Wakes islands when their moment comes. React is fetched only where a page has one: at the latest when it is reached
 * for, and earlier once the reader has stirred and the browser is idle, unless data is to be saved. What was pressed
 * meanwhile is pressed again.
 */
import { connection } from './connection.ts'
import { onFirstInteraction, whenIdle } from './on-first-interaction.ts'

const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const

/** Those that are looked after. */
const arranged = new WeakSet<Element>()
/** Those that woke, or are about to, and how each is put to rest. */
const awake = new Map<Element, Promise<() => void>>()

/** Looks after what is on the page: to be called again when something new is on it. */
export function wakeIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('cy-island')].filter((one) => !arranged.has(one))
  if (islands.length === 0) return
  for (const island of islands) {
    arranged.add(island)
    arrange(island)
  }
  if (!connection().saveData) onFirstInteraction(() => load().catch(() => {}))
}

/** Puts to rest what is in a part that was taken off the page for good. */
export function unmountIslands(gone: ParentNode): void {
  for (const island of gone.querySelectorAll('cy-island')) {
    void awake.get(island)?.then((putToRest) => putToRest())
    awake.delete(island)
  }
}

function arrange(island: HTMLElement): void {
  switch (island.dataset.when) {
    case 'load':
      wake(island)
      return
    case 'idle':
      whenIdle(() => wake(island))
      return
    case 'visible':
      whenVisible(island)
      return
    default:
      whenReachedFor(island)
  }
}

const load = () => import('./islands/hydrate.tsx')

async function wake(island: HTMLElement): Promise<void> {
  const waking = awake.get(island) ?? load().then(({ hydrate }) => hydrate(island))
  awake.set(island, waking)
  try {
    await waking
  } catch (error) {
    // It stays as readable as it was, and the next press tries again.
    awake.delete(island)
    void reloadOnce()
    throw error
  }
}

const marker = 'nuxt:reload'
const lasts = 10_000

let pendingPrompt: Promise<void> | undefined

/**
 * A part of the program that cannot be fetched is mostly gone because there is a newer build: one look at the new
 * page helps. Not twice within ten seconds, and not while the server does not answer: then what is on the screen is
 * all there is. What is asked for again while the first question is under way, as by each part of one press, is one
 * question.
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

function whenReachedFor(island: HTMLElement): void {
  let missed: Event[] = []
  const handle = (event: Event) => {
    const isOwn = event.target instanceof Element && event.target.closest('cy-slot, cy-island') === island
    if (!isOwn || !event.isTrusted) return
    missed.push(event)
    if (missed.length === 1) wake(island).then(finish, () => (missed = []))
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

/** The same event once more, for those who listen now. */
function again(event: Event): void {
  const copy = Reflect.construct(event.constructor, [event.type, event])
  if (copy instanceof Event) event.target?.dispatchEvent(copy)
}

function whenVisible(island: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    wake(island)
  })
  observer.observe(island)
}
