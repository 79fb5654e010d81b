/** One attempt of a delivery. Only the status of the response is stored. */
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
  /** Whether the settings allow deliveries over plain http. */
  readonly allowsPlain: () => Promise<boolean>
  readonly now: () => Date
}

export type DeliveryResult =
  | { readonly kind: 'responded'; readonly status: number }
  | { readonly kind: 'failed'; readonly reason: OutgoingProblem['reason'] }
  /** Its secret cannot be decrypted, because the secret of the site changed. */
  | { readonly kind: 'unsigned' }
  /** The process is stopping: the attempt does not count. */
  | { readonly kind: 'stopped' }

/** The timeout of the whole request. */
const timeoutMs = 10_000

export async function send(
  { fetch, secrets, allowsPlain, now }: Sending,
  webhook: WebhookRow,
  { id, body }: DeliveryRow,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const at = now()
  const keys = secretsOf(secrets, webhook, at)
  if (keys === undefined) return { kind: 'unsigned' }
  const url = URL.parse(webhook.url)
  if (url === null || (url.protocol !== 'https:' && !(await allowsPlain()))) {
    return { kind: 'failed', reason: 'forbidden' }
  }
  const signed = signatureHeaders({ id, at, body, secrets: keys })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signed,
  }
  try {
    const options = { headers, body, isUnread: true, milliseconds: timeoutMs, signal }
    const { status } = await fetch(url, { method: 'POST', ...options })
    return { kind: 'responded', status }
  } catch (problem) {
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: 'failed', reason: problem instanceof OutgoingProblem ? problem.reason : 'unreachable' }
  }
}

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
  /** Two while a secret is being replaced: the receiver accepts either. */
  readonly secrets: readonly string[]
}

/** Headers by which a receiver verifies a delivery: https://www.standardwebhooks.com */
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

/** The current secret, and the previous one while it is valid. */
function secretsOf(secrets: Secrets, webhook: WebhookRow, at: Date): readonly string[] | undefined {
  const newest = secrets.open(webhook.secret, webhook.id)
  if (newest === undefined) return undefined
  const { old_secret, old_secret_until } = webhook
  if (old_secret === null || old_secret_until === null || old_secret_until <= at.toISOString())
    return [newest]
  const before = secrets.open(old_secret, webhook.id)
  return before === undefined ? [newest] : [newest, before]
}
