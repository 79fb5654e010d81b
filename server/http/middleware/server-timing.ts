/**
 * Server timing: a `Server-Timing` header tells how long a response took, and its parts. Never on a response
 * that others may get from a cache.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { TimingReaders } from '../../config/variables.ts'
import type { Middleware } from '../calls/request-context.ts'

/** In milliseconds. `render` contains the statements that a page runs while it renders. */
interface RequestTimes {
  db: number
  render: number
}

const current = new AsyncLocalStorage<RequestTimes>()

/** Adds to the time of the current request, if it is measured. */
export function addRequestTime(part: keyof RequestTimes, milliseconds: number): void {
  const times = current.getStore()
  if (times !== undefined) times[part] += milliseconds
}

export async function timedRender<Result>(render: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await render()
  } finally {
    addRequestTime('render', performance.now() - started)
  }
}

type IsSignedIn = (session: string) => Promise<boolean>

export function serverTiming(readers: TimingReaders, isSignedIn: IsSignedIn): Middleware {
  return async (context, next) => {
    const { session } = context.state.visitor
    if (readers === 'off' || (readers === 'signed-in' && session === undefined)) return next()
    const times: RequestTimes = { db: 0, render: 0 }
    const started = performance.now()
    await current.run(times, next)
    const total = performance.now() - started
    if (context.res.headersSent || !isUncached(context.response.get('cache-control'))) return
    if (readers === 'all' || (session !== undefined && (await isSignedIn(session).catch(() => false))))
      context.set('server-timing', headerOf({ total, ...times }))
  }
}

const isUncached = (cacheControl: string) => /\bno-store\b/.test(cacheControl)

/** Parts that took no time are left out. */
function headerOf(times: Readonly<Record<string, number>>): string {
  return Object.entries(times)
    .filter(([, milliseconds]) => milliseconds > 0)
    .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`)
    .join(', ')
}
