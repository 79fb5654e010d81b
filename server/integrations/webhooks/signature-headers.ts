/** The headers by which a receiver knows that a delivery is ours, whole and new: https://www.standardwebhooks.com */
import { createHmac } from 'node:crypto'
import { keyOf } from './secrets.ts'

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
  /** More than one while a receiver changes over: any of them will do. */
  readonly secrets: readonly string[]
}

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
