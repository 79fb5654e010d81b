/**
 * Scroll restoration: stores the position of the window and of all scrolling parts for each history entry. It
 * survives a reload.
 */
import { decodeSegment } from '@cyanotype/content/contracts/admin-paths.ts'
import type { Location } from './history.ts'

const storedAs = 'cyanotype.scroll-places'
const maxStored = 50

/** Position of the window, and of each scrolling part by its path in the page. */
interface ScrollPositions {
  readonly top: number
  readonly within?: Readonly<Record<string, number>>
}

function read(): ReadonlyMap<string, ScrollPositions> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

const isEntry = (entry: unknown): entry is [string, ScrollPositions] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.top === 'number'

export function saveScrollPosition({ key }: Pick<Location, 'key'>): void {
  const places = new Map(read())
  places.delete(key)
  const within = innerPositions()
  if (window.scrollY > 0 || Object.keys(within).length > 0) places.set(key, { top: window.scrollY, within })
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([...places].slice(-maxStored)))
  } catch {
    // If the browser has no storage, positions are not restored either.
  }
}

/** Scrolls to the stored position. Without one: to the fragment of the URL, or to the top if requested. */
export function findScrollPosition({ key, publicHref }: Location, resetScroll: boolean): void {
  const before = read().get(key)
  const { hash } = new URL(publicHref, 'http://here')
  stopWaiting?.()
  if (before !== undefined) {
    window.scrollTo(0, before.top)
    stopWaiting = findWithin(before.within ?? {})
  } else if (hash !== '') document.getElementById(decodeSegment(hash.slice(1)))?.scrollIntoView()
  else if (resetScroll) window.scrollTo(0, 0)
}

/** Text fields scroll with their content. */
const moved = ':not(textarea, [contenteditable], [contenteditable] *)'

function innerPositions(): Readonly<Record<string, number>> {
  const all = [...document.querySelectorAll(`main ${moved}`)]
  return Object.fromEntries(
    all.filter(({ scrollTop }) => scrollTop > 0).map((part) => [pathOf(part), part.scrollTop]),
  )
}

/** Indexes among siblings, from the screen down: the same after the screen is rendered again. */
function pathOf(part: Element): string {
  const steps: string[] = []
  for (let at = part; at.localName !== 'main' && at.parentElement !== null; at = at.parentElement)
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  return ['main', ...steps].join(' > ')
}

let stopWaiting: (() => void) | undefined
/** Maximum number of frames to wait until scrolling parts are rendered in full length. */
const maxFrames = 120

/** Stops when the user scrolls. */
function findWithin(within: Readonly<Record<string, number>>): (() => void) | undefined {
  let left = Object.entries(within)
  if (left.length === 0) return undefined
  let frames = maxFrames
  let request = 0
  const stop = () => {
    cancelAnimationFrame(request)
    for (const action of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(action, stop)
  }
  const look = () => {
    left = left.filter(([path, top]) => !isRestored(path, top))
    frames -= 1
    if (left.length > 0 && frames > 0) request = requestAnimationFrame(look)
    else stop()
  }
  for (const action of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(action, stop, { passive: true })
  look()
  return stop
}

function isRestored(path: string, top: number): boolean {
  const part = document.querySelector(path)
  if (part === null) return false
  if (part.scrollTop === 0) part.scrollTop = top
  return part.scrollTop > 0 && part.scrollTop >= Math.min(top, part.scrollHeight - part.clientHeight) - 1
}
