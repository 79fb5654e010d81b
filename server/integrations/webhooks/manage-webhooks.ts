/** Administration of webhooks. Each operation writes its audit entry in the same transaction. */
import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { testEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import type { Message } from '@cyanotype/content/model/index.ts'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { isCallable } from '../../outbound-fetch/index.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { findDelivery, insertDeliveries, lastAttempt, recordAttempt, requested } from './delivery-store.ts'
import type { Delivering } from './delivery-worker.ts'
import { newDelivery } from './enqueue-deliveries.ts'
import type { DeliveryResponse, WebhookResponse, WebhookRow } from './webhook-store.ts'
import {
  allWebhooks,
  deleteWebhook,
  deliveryFrom,
  findWebhook,
  insertWebhook,
  maxWebhooks,
  subscribedEvents,
  updateWebhook,
  webhookFrom,
} from './webhook-store.ts'

export interface Managing extends Delivering {
  readonly loopbackPorts: readonly number[]
  /** Starts the worker, because a delivery may now be due. */
  readonly wake: () => void
}

export interface NewWebhook {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** With the secret that signs deliveries, which is only shown now. */
export interface WithSecret {
  readonly webhook: WebhookResponse
  readonly secret: string
}

const nothingBefore = { old_secret: null, old_secret_until: null }
const running = { paused_at: null, paused_why: null }

export async function createWebhook(deps: Managing, actor: Actor, input: NewWebhook): Promise<WithSecret> {
  const { secrets } = deps
  const [id, secret, address] = [newId(), secrets.make(), await addressFor(deps, input.url)]
  const { name, events } = input
  return change(deps, async (trx, at) => {
    if ((await allWebhooks(trx)).length >= maxWebhooks)
      throw new Problem('too_many_webhooks', { limit: maxWebhooks })
    const moment = at.toISOString()
    const sealed = { secret: secrets.seal(secret, id), ...nothingBefore }
    const row = { id, name, url: address, events: JSON.stringify(events), ...sealed, ...running }
    await insertWebhook(trx, { ...row, created_at: moment, changed_at: moment })
    const details = { name, url: address, events }
    await record(trx, { ...auditStamp(actor, at), action: 'webhook.created', type: 'webhook', id, details })
    return { webhook: await responseFor(deps, trx, id), secret }
  })
}

export async function changeWebhook(
  deps: Managing,
  actor: Actor,
  id: string,
  input: { readonly [Each in keyof NewWebhook]?: NewWebhook[Each] | undefined },
): Promise<WebhookResponse> {
  const address = input.url === undefined ? undefined : await addressFor(deps, input.url)
  return change(deps, async (trx, at) => {
    const row = await requireWebhook(trx, id)
    const before = { name: row.name, url: row.url, events: subscribedEvents(row) }
    const { name = before.name, events = before.events } = input
    const after = { name, url: address ?? before.url, events }
    await updateWebhook(trx, id, { ...after, events: JSON.stringify(events), changed_at: at.toISOString() })
    const details = { ...changesBetween(before, after) }
    await record(trx, { ...auditStamp(actor, at), action: 'webhook.changed', type: 'webhook', id, details })
    return responseFor(deps, trx, id)
  })
}

export function removeWebhook(deps: Managing, actor: Actor, id: string): Promise<void> {
  return change(deps, async (trx, at) => {
    const { name, url } = await requireWebhook(trx, id)
    await deleteWebhook(trx, id)
    const details = { name, url }
    await record(trx, { ...auditStamp(actor, at), action: 'webhook.deleted', type: 'webhook', id, details })
  })
}

/** The old secret also signs for a day, so that a receiver can change it without missing deliveries. */
export function rotateSecret(deps: Managing, actor: Actor, id: string): Promise<WithSecret> {
  const { secrets } = deps
  const secret = secrets.make()
  return change(deps, async (trx, at) => {
    const row = await requireWebhook(trx, id)
    const until = new Date(at.getTime() + day).toISOString()
    const before =
      secrets.open(row.secret, id) === undefined
        ? nothingBefore
        : { old_secret: row.secret, old_secret_until: until }
    const changed_at = at.toISOString()
    await updateWebhook(trx, id, { secret: secrets.seal(secret, id), ...before, changed_at })
    await record(trx, {
      ...auditStamp(actor, at),
      action: 'webhook.renewed',
      type: 'webhook',
      id,
      details: { name: row.name },
    })
    return { webhook: await responseFor(deps, trx, id), secret }
  })
}

/** Events wait while it is paused, and are sent when it resumes. */
export async function setPaused(
  deps: Managing,
  actor: Actor,
  id: string,
  isPaused: boolean,
): Promise<WebhookResponse> {
  const changed = await change(deps, async (trx, at) => {
    const row = await requireWebhook(trx, id)
    if ((row.paused_at !== null) !== isPaused) {
      const state = isPaused ? { paused_at: at.toISOString(), paused_why: 'person' } : running
      await updateWebhook(trx, id, state)
      const action = isPaused ? 'webhook.paused' : 'webhook.resumed'
      await record(trx, {
        ...auditStamp(actor, at),
        action,
        type: 'webhook',
        id,
        details: { name: row.name },
      })
    }
    return responseFor(deps, trx, id)
  })
  deps.wake()
  return changed
}

export async function sendTest(deps: Managing, actor: Actor, id: string): Promise<DeliveryResponse> {
  const delivery = await change(deps, async (trx, at) => {
    const { name } = await requireWebhook(trx, id)
    const fresh = newDelivery({ webhook: id, event: testEvent, data: {}, at, isManual: true })
    await insertDeliveries(trx, [fresh])
    await record(trx, {
      ...auditStamp(actor, at),
      action: 'webhook.tested',
      type: 'webhook',
      id,
      details: { name },
    })
    return fresh
  })
  deps.wake()
  return deliveryFrom(delivery)
}

/**
 * Under the same id, so that a receiver can recognise a repeat. One that is still scheduled stays so: if this attempt
 * fails, the others follow.
 */
export async function sendAgain(
  deps: Managing,
  actor: Actor,
  id: string,
  delivery: string,
): Promise<DeliveryResponse> {
  const again = await change(deps, async (trx, at) => {
    const { name } = await requireWebhook(trx, id)
    const row = await findDelivery(trx, id, delivery)
    if (row === undefined) throw new Problem('not_found')
    const isScheduled = row.state === 'waiting' && row.by_hand !== requested.once
    const by_hand = isScheduled ? requested.early : requested.once
    const input = { by_hand, state: 'waiting', due_at: at.toISOString() }
    await recordAttempt(trx, delivery, row.tries, input)
    const details = { name, delivery }
    await record(trx, { ...auditStamp(actor, at), action: 'webhook.resent', type: 'webhook', id, details })
    return { ...row, ...input }
  })
  deps.wake()
  return deliveryFrom(again)
}

async function addressFor({ allowsPlain, loopbackPorts }: Managing, url: string): Promise<string> {
  return checkedAddress(url, { allowsPlain: await allowsPlain(), loopbackPorts })
}

const reasons = {
  noAddress: /*i18n*/ {
    id: 'webhook.no_address',
    message: 'Enter a full URL such as https://example.org/hook.',
  },
  plain: /*i18n*/ {
    id: 'webhook.plain',
    message: 'Use a URL that starts with https://, or allow webhooks over HTTP in the settings.',
  },
  closed: /*i18n*/ {
    id: 'webhook.closed',
    message: 'The URL must be on the public internet and have no port, user name or password.',
  },
} as const satisfies Record<string, Message>

interface Rules {
  readonly allowsPlain: boolean
  readonly loopbackPorts: readonly number[]
}

/**
 * Normalises the URL of a receiver, or throws a translated reason why deliveries must not go there. The
 * address of its host is checked at each attempt.
 */
export function checkedAddress(text: string, { allowsPlain, loopbackPorts }: Rules): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw refused('noAddress')
  if (url.protocol === 'http:' && !allowsPlain) throw refused('plain')
  if (!isCallable(url, loopbackPorts)) throw refused('closed')
  url.hash = ''
  return url.href
}

function refused(reason: keyof typeof reasons): Problem {
  const { id: code, message } = reasons[reason]
  return new Problem('invalid_request', {}, { fields: [{ path: ['url'], message, code }] })
}

async function requireWebhook(trx: Transaction, id: string): Promise<WebhookRow> {
  const row = await findWebhook(trx, id)
  if (row === undefined) throw new Problem('not_found')
  return row
}

async function responseFor({ now }: Managing, trx: Transaction, id: string): Promise<WebhookResponse> {
  return webhookFrom(await requireWebhook(trx, id), await lastAttempt(trx, id), now())
}

/** Takes the commit lock first, so that later events have higher numbers. */
function change<T>({ db, now }: Managing, work: (trx: Transaction, at: Date) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    return work(trx, now())
  })
}
