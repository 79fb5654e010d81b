/**
 * Webhooks: send signed events to other systems at least once. Failed deliveries are repeated for a day, and
 * then the webhook pauses until an administrator resumes it.
 */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { DocumentType, Types } from '@cyanotype/content/model/index.ts'
import type { Outbox } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import type { WakeTimer } from '../../platform/wake-timer.ts'
import { Problem } from '../../problems/problems.ts'
import { pathsWith } from '../../references/index.ts'
import { countWaiting, deleteDeliveriesBefore, deliveriesBefore, lastAttempt } from './delivery-store.ts'
import type { Delivering } from './delivery-worker.ts'
import { deliver } from './delivery-worker.ts'
import type { FindAddresses, PageAddress } from './event-payload.ts'
import { messageOf } from './event-payload.ts'
import type { Managing, NewWebhook, WithSecret } from './manage-webhooks.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  rotateSecret,
  sendAgain,
  sendTest,
  setPaused,
} from './manage-webhooks.ts'
import { openSecrets } from './secrets.ts'
import type { DeliveryResponse, WebhookResponse } from './webhook-store.ts'
import { allWebhooks, deliveryFrom, findWebhook, webhookFrom } from './webhook-store.ts'

export interface Webhooks {
  list(): Promise<readonly WebhookResponse[]>
  create(actor: Actor, input: NewWebhook): Promise<WithSecret>
  change(actor: Actor, id: string, input: Parameters<typeof changeWebhook>[3]): Promise<WebhookResponse>
  remove(actor: Actor, id: string): Promise<void>
  rotate(actor: Actor, id: string): Promise<WithSecret>
  setPaused(actor: Actor, id: string, isPaused: boolean): Promise<WebhookResponse>
  test(actor: Actor, id: string): Promise<DeliveryResponse>
  deliveries(id: string, input: WebhookInput): Promise<{ items: DeliveryResponse[]; next: string | null }>
  sendAgain(actor: Actor, id: string, delivery: string): Promise<DeliveryResponse>
  removeExpired(): Promise<void>
  /** How many deliveries wait for an attempt. */
  queueLength(): Promise<number>
  /**
   * Sends due deliveries until it is stopped. Attempts in progress are then aborted, and sent at the next
   * start.
   */
  deliver(onError: (error: unknown) => void): Pick<WakeTimer, 'stop'>
}

interface WebhookInput {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface WebhookOptions extends Pick<Delivering, 'db' | 'find' | 'fetch' | 'allowsPlain'> {
  readonly outbox: Pick<Outbox, 'subscribe'>
  /** The secret of the site. */
  readonly secret: string
  /** Secrets that it replaced. What they encrypted can still be read. */
  readonly previousSecrets?: readonly string[]
  /** Ports of this machine that may be called. For tests. */
  readonly loopbackPorts?: readonly number[]
  readonly now?: () => Date
  readonly random?: () => number
}

const retentionDays = 30

export function openWebhooks({ outbox, secret, previousSecrets = [], ...options }: WebhookOptions): Webhooks {
  let timer: WakeTimer | undefined
  const deps: Managing = {
    now: () => new Date(),
    random: Math.random,
    loopbackPorts: [],
    ...options,
    secrets: openSecrets(secret, ...previousSecrets),
    wake: () => timer?.wake(),
  }
  const { db, now } = deps
  return {
    list: () => list(deps),
    create: (actor, input) => createWebhook(deps, actor, input),
    change: (actor, id, input) => changeWebhook(deps, actor, id, input),
    remove: (actor, id) => removeWebhook(deps, actor, id),
    rotate: (actor, id) => rotateSecret(deps, actor, id),
    setPaused: (actor, id, isPaused) => setPaused(deps, actor, id, isPaused),
    test: (actor, id) => sendTest(deps, actor, id),
    deliveries: (id, input) => deliveries(deps, id, input),
    sendAgain: (actor, id, delivery) => sendAgain(deps, actor, id, delivery),
    removeExpired: () =>
      deleteDeliveriesBefore(db.kysely, new Date(now().getTime() - retentionDays * day).toISOString()),
    async queueLength() {
      const webhooks = await allWebhooks(db.kysely)
      return countWaiting(
        db.kysely,
        webhooks.map(({ id }) => id),
      )
    },
    deliver(onError) {
      const started = deliver(deps, onError)
      timer = started
      const unsubscribe = outbox.subscribe((event) => {
        if (messageOf(event) !== undefined) started.wake()
      })
      return {
        async stop() {
          unsubscribe()
          await started.stop()
        },
      }
    },
  }
}

async function list({ db, now }: Managing): Promise<readonly WebhookResponse[]> {
  const rows = await allWebhooks(db.kysely)
  return Promise.all(rows.map(async (row) => webhookFrom(row, await lastAttempt(db.kysely, row.id), now())))
}

async function deliveries({ db }: Managing, id: string, { after, limit = 30 }: WebhookInput) {
  if ((await findWebhook(db.kysely, id)) === undefined) throw new Problem('not_found')
  const rows = await deliveriesBefore(db.kysely, id, after, limit + 1)
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { items: shown.map(deliveryFrom), next }
}

/** Finds the pages of a document, for events about changes. */
export function findAddresses({ types, openReader }: Pick<Documents, 'types' | 'openReader'>): FindAddresses {
  return async (change) => {
    const type = typeNamed(types, change.type)
    if (type === undefined) return []
    if (change.kind === 'unpublished') return removedFrom(type, change.slugs)
    const reader = openReader()
    const found = change.locales.map(async (locale): Promise<readonly PageAddress[]> => {
      const path = await reader.path(type.name, locale, change.id)
      return path === undefined ? [] : [{ locale, path: encoded(path) }]
    })
    return (await Promise.all(found)).flat()
  }
}

/** Derived from the last slug. Where the URL depends on more than that, it is unknown. */
function removedFrom(
  type: DocumentType,
  slugs: Parameters<FindAddresses>[0]['slugs'],
): readonly PageAddress[] {
  return slugs.flatMap(({ locale, slug }) => {
    const [path, ...others] = pathsWith(type, locale, slug)
    return path === undefined || others.length > 0 ? [] : [{ locale, path: encoded(path) }]
  })
}

const typeNamed = (types: Types, name: string) => (Object.hasOwn(types, name) ? types[name] : undefined)

const encoded = (path: string) => new URL(path, 'http://localhost').pathname

/** Whether deliveries may use plain http, which can be read in transit. Only if the settings allow it. */
export function webhookRules(documents: Pick<Documents, 'openReader'>): () => Promise<boolean> {
  return async () => {
    const settings = await readSettings(documents.openReader())
    return settings?.data.plainWebhooks ?? false
  }
}
