/**
 * A part of the admin that is fetched when it is wanted, or ahead of that. Where it cannot be fetched nothing is thrown: a
 * screen on which somebody writes stays, and the next wish asks again.
 */
import { writeLog } from '../console-log.ts'
import { isReloading, reloadWindowMs, serverAnswers } from '../reload-on-missing-code.ts'

export interface OnDemand<Part> {
  /** `undefined` until it is here. */
  readonly part: () => Part | undefined
  /** Says whether it is here. It never fails, and asks again each time until it is. */
  readonly load: () => Promise<boolean>
  /** Whether the last attempt to load it failed. It stays so while the next attempt is under way. */
  readonly hasFailed: () => boolean
  /** Nobody waits for it any longer: the next who wants it does not begin with a failure of the past. */
  readonly reset: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let here: { readonly part: Part } | undefined
  let failed = false
  let underWay: Promise<boolean> | undefined
  const listeners = new Set<() => void>()

  const fetchOnce = async () => {
    try {
      // A browser that once failed to fetch a module may remember that for as long as the page is open.
      if (navigator.onLine || (await serverAnswers())) here = { part: await fetchPart() }
    } catch (error) {
      writeLog('A part of the admin could not be fetched', error)
      // No message while the page reloads. It is still here afterwards only if the user chose not to leave it.
      if (await isReloading()) await new Promise((resolve) => setTimeout(resolve, reloadWindowMs))
    }
    failed = here === undefined
    underWay = undefined
    for (const listener of listeners) listener()
    return here !== undefined
  }

  const load = async () => {
    if (here !== undefined) return true
    underWay ??= fetchOnce()
    return underWay
  }

  return {
    part: () => here?.part,
    load,
    hasFailed: () => failed,
    reset() {
      failed = false
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** In milliseconds: what a first screen is made of has the line for itself. */
const firstScreen = 2_000

/** Before it is asked for, so that nothing is waited for, and no letter is lost that somebody types at once. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  let request = 0
  const timer = setTimeout(() => {
    request = requestIdleCallback(act)
  }, firstScreen)
  return () => {
    clearTimeout(timer)
    cancelIdleCallback(request)
  }
}
