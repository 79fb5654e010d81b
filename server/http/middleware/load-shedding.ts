/**
 * More work than can be done in time makes everybody wait, and in the end nobody gets anything. Beyond a measure, who comes
 * is told at once to come back in a second; what is kept ready is still given to all (promise A5).
 */

import { Problem } from '../../problems/problems.ts'
import type { Middleware } from '../calls/request-context.ts'

/** How late timers may ring, in milliseconds, and how many requests may be at work. */
const maxDelayMs = 200
const maxInFlight = 500

const intervalMs = 250
/** One long task is over when it is noticed; too much work is late again and again. */
const looks = 6

export interface Load {
  /** Whether no more should be begun. */
  isTooMuch(): boolean
  /** Something begins; to be called when it is done. */
  start(): () => void
}

export function measureLoad(clock: () => number = () => performance.now()): Load & { measure(): void } {
  let atWork = 0
  let expected = clock() + intervalMs
  let delays: readonly number[] = []

  return {
    measure() {
      const now = clock()
      delays = [...delays, now - expected].slice(-looks)
      expected = now + intervalMs
    },
    isTooMuch: () =>
      atWork >= maxInFlight || (delays.length === looks && delays.every((delay) => delay > maxDelayMs)),
    start() {
      atWork += 1
      return () => {
        atWork -= 1
      }
    },
  }
}

/** Measured for as long as the process lives. */
export function ownLoad(): Load {
  const load = measureLoad()
  setInterval(load.measure, intervalMs).unref()
  return load
}

/** `isWork` says which requests are made from what follows; the others pass. */
export function refuseOverload(load: Load, isWork: (path: string) => boolean): Middleware {
  return async ({ path }, next) => {
    if (!isWork(path)) return next()
    if (load.isTooMuch()) throw new Problem('too_busy', {}, { headers: { 'retry-after': '1' } })
    const end = load.start()
    try {
      await next()
    } finally {
      end()
    }
  }
}

/** Whoever asks whether the house is well has to get an answer just then. */
export const isCallForWork = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/health/')
