/**
 * Delivery worker: sends due deliveries, one after the other for each webhook and in parallel for different
 * ones, so that a slow receiver does not delay others.
 */
import { record } from '../../audit/index.ts'
import { hour, minute } from '../../platform/durations.ts'
import type { WakeTimer } from '../../platform/wake-timer.ts'
import { startWakeTimer } from '../../platform/wake-timer.ts'
import type { DeliveryRow } from './delivery-store.ts'
import { claimDelivery, nextDelivery, recordAttempt, requested } from './delivery-store.ts'
import type { Collecting } from './enqueue-deliveries.ts'
import { collect } from './enqueue-deliveries.ts'
import type { DeliveryResult, Sending } from './send-delivery.ts'
import { send } from './send-delivery.ts'
import type { WebhookRow } from './webhook-store.ts'
import { allWebhooks, findWebhook, updateWebhook } from './webhook-store.ts'

export interface Delivering extends Collecting, Sending {
  /** From 0 to below 1. */
  readonly random: () => number
}

/** Longer than an attempt can take: after that, its process must have died. */
const leaseMs = 30_000

export function deliver(deps: Delivering, onError: (error: unknown) => void): WakeTimer {
  const busy = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  /** Returns when the next delivery is due. */
  async function look(): Promise<string | undefined> {
    const webhooks = await allWebhooks(deps.db.kysely)
    await collect(deps, webhooks)
    const later: string[] = []
    for (const webhook of webhooks) {
      if (busy.has(webhook.id)) continue
      const due = (await nextOf(deps, webhook))?.due_at ?? undefined
      if (due === undefined) continue
      if (due > deps.now().toISOString()) later.push(due)
      else begin(webhook.id)
    }
    return later.sort()[0]
  }

  function begin(id: string): void {
    if (stopping.signal.aborted) return
    const work = sendAll(deps, id, stopping.signal).finally(() => busy.delete(id))
    // After an error, only the timer starts the next attempt, so that it does not fail in a loop.
    busy.set(id, work.then(timer.wake, onError))
  }

  const timer = startWakeTimer({ clock: deps.now, work: look, onError })
  return {
    wake: timer.wake,
    async stop() {
      stopping.abort()
      await timer.stop()
      await Promise.all(busy.values())
    },
  }
}

/** Deliveries that a user requested come first, also while the webhook is paused. */
async function nextOf({ db }: Delivering, { id, paused_at }: WebhookRow): Promise<DeliveryRow | undefined> {
  const { once, early, scheduled } = requested
  const manual = (await nextDelivery(db.kysely, id, once)) ?? (await nextDelivery(db.kysely, id, early))
  return manual ?? (paused_at === null ? nextDelivery(db.kysely, id, scheduled) : undefined)
}

async function sendAll(deps: Delivering, id: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const webhook = await findWebhook(deps.db.kysely, id)
    const next = webhook && (await nextOf(deps, webhook))
    const now = deps.now()
    if (webhook === undefined || next?.due_at == null || next.due_at > now.toISOString()) return
    const until = new Date(now.getTime() + leaseMs).toISOString()
    if (!(await claimDelivery(deps.db.kysely, next, until))) continue
    const claimed = { ...next, tries: next.tries + 1 }
    await note(deps, claimed, await send(deps, webhook, claimed, stopping))
  }
}

async function note(deps: Delivering, delivery: DeliveryRow, outcome: DeliveryResult): Promise<void> {
  const { id, tries } = delivery
  const at = deps.now()
  const tried_at = at.toISOString()
  switch (outcome.kind) {
    case 'stopped':
      await recordAttempt(deps.db.kysely, id, tries, { tries: tries - 1, due_at: tried_at })
      return
    case 'unsigned':
      return pauseWebhook(
        deps,
        delivery,
        { fault: 'unsigned', tried_at, ...untried(delivery, tried_at) },
        'secret',
      )
    case 'failed':
      return failed(deps, delivery, { status: null, fault: outcome.reason, tried_at }, at)
    case 'responded': {
      const { status } = outcome
      if (status < 200 || status >= 300) return failed(deps, delivery, { status, fault: null, tried_at }, at)
      const done = { state: 'delivered', due_at: null, status, fault: null, tried_at }
      await recordAttempt(deps.db.kysely, id, tries, done)
    }
  }
}

/** Restores a delivery that could not be signed. One that a user requested only once is not attempted again. */
function untried({ by_hand, tries }: DeliveryRow, due_at: string): Partial<DeliveryRow> {
  if (by_hand === requested.once) return { state: 'failed', due_at: null }
  return { by_hand: requested.scheduled, tries: tries - 1, due_at }
}

// The schedule of retries: up to eight attempts within a day.

/** The maximum wait after each attempt except the last. Together with the attempts they fit into a day. */
const maxWaits = [minute / 2, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour] as const

export const maxTries = maxWaits.length + 1

/** Up to a fifth earlier at random, so that deliveries that failed together are not repeated together. */
const jitter = 0.2

/**
 * The wait in milliseconds after the given number of attempts. `undefined` after the last. `chance` is from 0
 * to below 1.
 */
export function waitAfter(tries: number, chance: number): number | undefined {
  const maxLength = maxWaits[tries - 1]
  return maxLength === undefined ? undefined : Math.round(maxLength * (1 - jitter * chance))
}

/**
 * Schedules the next attempt. There is none after the last attempt, or when a user requested only one. A requested
 * attempt ahead of the schedule is one of the schedule.
 */
async function failed(
  deps: Delivering,
  delivery: DeliveryRow,
  values: Partial<DeliveryRow>,
  at: Date,
): Promise<void> {
  const { id, tries, by_hand } = delivery
  const wait = by_hand === requested.once ? undefined : waitAfter(tries, deps.random())
  if (wait === undefined)
    return pauseWebhook(deps, delivery, { ...values, state: 'failed', due_at: null }, 'failures')
  await recordAttempt(deps.db.kysely, id, tries, {
    ...{ ...values, by_hand: requested.scheduled },
    due_at: new Date(at.getTime() + wait).toISOString(),
  })
}

/** Pauses the webhook until an administrator resumes it. New events wait meanwhile. */
async function pauseWebhook(
  { db, now }: Delivering,
  { id, tries, by_hand, webhook_id }: DeliveryRow,
  values: Partial<DeliveryRow>,
  why: 'failures' | 'secret',
): Promise<void> {
  await db.transaction(async (trx) => {
    const isOurs = await recordAttempt(trx, id, tries, values)
    const webhook = await findWebhook(trx, webhook_id)
    const isOnlyOnce = by_hand === requested.once && why === 'failures'
    if (!isOurs || isOnlyOnce || webhook === undefined || webhook.paused_at !== null) return
    const at = now().toISOString()
    await updateWebhook(trx, webhook_id, { paused_at: at, paused_why: why })
    const auditBase = { action: 'webhook.paused', at, by: null, from: null, type: 'webhook' } as const
    await record(trx, { ...auditBase, id: webhook_id, details: { name: webhook.name, why } })
  })
}
