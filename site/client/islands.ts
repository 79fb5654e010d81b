/**
 * Wakes islands when their moment comes. React is fetched only where a page has one: at the latest when it is reached
 * for, and earlier once the reader has stirred and the browser is idle, unless data is to be saved. What was pressed
 * meanwhile is pressed again.
 */
import { connection } from './connection.ts'
import { onFirstInteraction, whenIdle } from './on-first-interaction.ts'
import { reloadOnce } from './reload-once.ts'

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
