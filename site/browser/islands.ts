/**
 * Wakes islands when their moment comes. React is fetched only where a page has one: at the latest when it is reached
 * for, and earlier once the reader has stirred and the browser is idle, unless data is to be saved. What was pressed
 * meanwhile is pressed again.
 */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const
const stirrings = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

const waking = new WeakSet<Element>()

export function wakeIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>('cy-island')
  if (islands.length === 0) return
  for (const island of islands) arrange(island)
  if (!savesData()) fetchAhead()
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

const load = () => import('../islands/hydrate.tsx')

async function wake(island: HTMLElement): Promise<void> {
  if (waking.has(island)) return
  waking.add(island)
  try {
    const { hydrate } = await load()
    await hydrate(island)
  } catch (error) {
    // It stays as readable as it was, and the next press tries again.
    waking.delete(island)
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
    for (const type of presses) island.removeEventListener(type, handle, true)
    island.removeEventListener('focusin', reach)
    island.removeEventListener('pointerover', reach)
    for (const event of missed) again(event)
  }
  const reach = () => void load()
  for (const type of presses) island.addEventListener(type, handle, true)
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

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}

function fetchAhead(): void {
  const stop = new AbortController()
  const handle = () => {
    stop.abort()
    whenIdle(() => void load())
  }
  for (const type of stirrings) {
    document.addEventListener(type, handle, { passive: true, signal: stop.signal })
  }
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
