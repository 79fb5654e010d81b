/**
 * Load shedding and the timeout of a request: when there is more work than the server can do in time, everyone would wait and time out.
 * Beyond a limit, new work is refused at once with a retry after one second. Cached responses are still sent.
 */
import { Problem } from '../../problems/problems.ts'
import type { Middleware } from '../calls/request-context.ts'

/** The limits: how late timers may fire in milliseconds, and how many requests may be open. */
const maxDelayMs = 200
const maxInFlight = 500

const intervalMs = 250
/** One long task is over when it is noticed. Overload delays timers repeatedly. */
const minSamples = 6

export interface Load {
  /** Whether new work should be refused. */
  isTooMuch(): boolean
  /** Counts a request. Call the returned function when it is done. */
  start(): () => void
}

export function measureLoad(clock: () => number = () => performance.now()): Load & { measure(): void } {
  let atWork = 0
  let expected = clock() + intervalMs
  let delays: readonly number[] = []

  return {
    measure() {
      const now = clock()
      delays = [...delays, now - expected].slice(-minSamples)
      expected = now + intervalMs
    },
    isTooMuch: () =>
      atWork >= maxInFlight || (delays.length === minSamples && delays.every((delay) => delay > maxDelayMs)),
    start() {
      atWork += 1
      return () => {
        atWork -= 1
      }
    },
  }
}

/** Measured for the lifetime of the process. */
export function ownLoad(): Load {
  const load = measureLoad()
  setInterval(load.measure, intervalMs).unref()
  return load
}

/** `isWork` tells which requests need work in the following middleware. All others pass. */
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

/** Health checks must be answered especially during an overload. */
export const isSheddable = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/health/')

/** Request timeout: the client gets a problem after it, whether or not the work has ended. */
export async function inTime<T>(work: Promise<T> | T, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = setTimeout(() => {
    reject(new Problem('took_too_long', {}, { headers: { 'retry-after': '5' } }))
  }, milliseconds)
  if (work instanceof Promise) work.then(resolve, reject)
  else resolve(work)
  try {
    return await promise
  } finally {
    clearTimeout(end)
  }
}
