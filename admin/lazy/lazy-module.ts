/**
 * Loads a module of the admin on demand or ahead of time. A failure throws nothing, so a screen with unsaved
 * text stays, and the next request tries again.
 */
import { writeLog } from '../app-context/console-log.ts'
import { isReloading, isServerReady, reloadWindowMs } from './reload-on-missing-code.ts'

export interface OnDemand<Part> {
  /** `undefined` until it is loaded. */
  readonly part: () => Part | undefined
  /** Resolves to whether it is loaded. It never rejects, and tries again on each call until it is. */
  readonly load: () => Promise<boolean>
  /** Whether the last attempt to load it failed. It stays so while the next attempt is under way. */
  readonly hasFailed: () => boolean
  /** No component waits for it any more: the next one does not start with an old failure. */
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
      // Browsers may remember a failed module for as long as the page is open.
      if (navigator.onLine || (await isServerReady())) here = { part: await fetchPart() }
    } catch (error) {
      writeLog('A part of the admin could not be fetched', error)
      // No message while the page reloads. It is still here afterwards only if the user chose not to leave
      // it.
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

/** Loaded when both are. */
export function combineOnDemand<Part>(one: OnDemand<Part>, other: OnDemand<unknown>): OnDemand<Part> {
  return {
    part: () => (other.part() === undefined ? undefined : one.part()),
    load: async () => (await Promise.all([one.load(), other.load()])).every(Boolean),
    hasFailed: () => one.hasFailed() || other.hasFailed(),
    reset() {
      one.reset()
      other.reset()
    },
    subscribe(listener) {
      const stops = [one.subscribe(listener), other.subscribe(listener)]
      return () => stops.forEach((stop) => void stop())
    },
  }
}

/** In milliseconds: the first screen has the bandwidth for itself. */
const firstScreen = 2_000

/**
 * Before it is requested, so that users do not wait and do not lose letters that they type at once. A browser that is
 * never idle runs it two seconds later.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  let request = 0
  const timer = setTimeout(() => {
    request = requestIdleCallback(act, { timeout: firstScreen })
  }, firstScreen)
  return () => {
    clearTimeout(timer)
    cancelIdleCallback(request)
  }
}
