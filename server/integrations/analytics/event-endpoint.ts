/**
 * `POST /api/event`: accepts events from any page, as plain text and without credentials. It answers before
 * anything is stored.
 */
import { readLimited } from '../../http/calls/read-body.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import { networkOf } from '../../http/limits/client-ip.ts'
import { openBuckets } from '../../http/limits/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { EventErrors } from './event-body.ts'
import { readEvent } from './event-body.ts'
import type { Analytics } from './index.ts'

const path = '/api/event'
const maxBodyBytes = 16_384
const rate = { most: 120, every: 60_000 }

export function collectVisits(analytics: Analytics, factor: number): Middleware {
  const buckets = openBuckets()

  /**
   * Events of visitors who opted out and events above the rate limit are dropped. Both get the normal response.
   */
  function isDropped({ headers, state }: Context): boolean {
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return true
    const limit = { ...rate, limit: Math.max(1, rate.most * factor) }
    return factor > 0 && buckets.take(networkOf(state.visitor.address), limit) > 0
  }

  return async (context, next) => {
    if (context.path !== path) return next()
    if (context.method !== 'POST') {
      throw new Problem('method_not_allowed', { method: context.method }, { headers: { allow: 'POST' } })
    }
    context.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    const text = await readLimited(context.req, maxBodyBytes)
    if (isDropped(context)) return accept(context, 1)
    const event = readEvent(text.toString('utf8'))
    if ('errors' in event) return refuse(context, event.errors)
    const { address, userAgent } = context.state.visitor
    const counted = await analytics.collect(event, { address, userAgent })
    accept(context, event.domains.length - counted)
  }
}

function accept(context: Context, dropped: number): void {
  context.status = 202
  if (dropped > 0) context.set('x-plausible-dropped', String(dropped))
  context.type = 'text/plain'
  context.body = 'ok'
}

/** In the format that trackers expect. */
function refuse(context: Context, errors: EventErrors): void {
  context.status = 400
  context.type = 'application/json'
  context.body = JSON.stringify({ errors })
}
