/** One try of one delivery: what is sent, and what is kept of the answer, which is its status alone. */
import { createHmac } from 'node:crypto'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { OutgoingProblem } from '../../outbound-fetch/index.ts'
import type { DeliveryRow } from './delivery-store.ts'
import type { Secrets } from './secrets.ts'
import { keyOf } from './secrets.ts'
import type { WebhookRow } from './webhook-store.ts'

export interface Sending {
  readonly fetch: SafeFetch
  readonly secrets: Secrets
  /** Whether the settings let deliveries go over plain http. */
  readonly allowsPlain: () => Promise<boolean>
  readonly now: () => Date
}

export type Outcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'fault'; readonly fault: OutgoingProblem['fault'] }
  /** What it is signed with cannot be read: the secret of the site is another one. */
  | { readonly kind: 'unsigned' }
  /** The process ends: this was no try. */
  | { readonly kind: 'stopped' }

/** For the whole of it. */
const timeoutMs = 10_000

export async function send(
  { fetch, secrets, allowsPlain, now }: Sending,
  webhook: WebhookRow,
  { id, body }: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = now()
  const keys = secretsOf(secrets, webhook, at)
  if (keys === undefined) return { kind: 'unsigned' }
  const url = URL.parse(webhook.url)
  if (url === null || (url.protocol !== 'https:' && !(await allowsPlain()))) {
    return { kind: 'fault', fault: 'forbidden' }
  }
  const signed = signatureHeaders({ id, at, body, secrets: keys })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signed,
  }
  try {
    const asked = { headers, body, isUnread: true, milliseconds: timeoutMs, signal }
    const { status } = await fetch(url, { method: 'POST', ...asked })
    return { kind: 'answered', status }
  } catch (problem) {
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: 'fault', fault: problem instanceof OutgoingProblem ? problem.fault : 'unreachable' }
  }
}

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
  /** More than one while a receiver changes over: any of them will do. */
  readonly secrets: readonly string[]
}

/** The headers by which a receiver knows that a delivery is ours, whole and new: https://www.standardwebhooks.com */
export function signatureHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const text = `${id}.${timestamp}.${body}`
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(text).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** The newest first, and the one before while it still counts. */
function secretsOf(secrets: Secrets, webhook: WebhookRow, at: Date): readonly string[] | undefined {
  const newest = secrets.open(webhook.secret, webhook.id)
  if (newest === undefined) return undefined
  const { old_secret, old_secret_until } = webhook
  if (old_secret === null || old_secret_until === null || old_secret_until <= at.toISOString())
    return [newest]
  const before = secrets.open(old_secret, webhook.id)
  return before === undefined ? [newest] : [newest, before]
}
