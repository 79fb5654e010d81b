/**
 * Appends to the audit log, in the transaction of each change: who did what, when and from which IP address.
 */
import type { Actor } from '../http/calls/principal.ts'
import type { AuditEvent } from './audit-store.ts'

/**
 * The fields that all entries of one operation share: who, when, from where, and with which API token. A null
 * actor is the system.
 */
export function auditStamp(actor: Actor | null, at: Date): Pick<AuditEvent, 'at' | 'by' | 'from' | 'via'> {
  const via = actor?.token && { via: actor.token.name }
  return { at: at.toISOString(), by: actor?.id ?? null, from: actor?.address ?? null, ...via }
}

export { record } from './append-entry.ts'
export type { Details } from './audit-store.ts'
export { momentsOf } from './audit-store.ts'
export { keyAuditLog } from './chain-keys.ts'

const maxTextLength = 300
const charactersAround = 40
const maxKeys = 50
const secret = /password|token|secret|hash|cookie/i

type State = Readonly<Record<string, unknown>>

type Changes = { readonly before: State; readonly after: State }

/**
 * The changes between two states, for the audit log: without unchanged fields, without secrets and limited in
 * size. A long text is shortened to the part that changed. The full text is in the versions.
 */
export function changesBetween(before: State, after: State): Changes {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const pairs = keys.map((key) => [key, own(before, key), own(after, key)] as const)
  const changed = pairs.filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
  const recorded = changed
    .slice(0, maxKeys)
    .map(([key, one, other]) => [key, ...pairOf(key, one, other)] as const)
  return {
    before: Object.fromEntries(recorded.map(([key, one]) => [key, one])),
    after: Object.fromEntries(recorded.map(([key, , other]) => [key, other])),
  }
}

/** A state may have a key such as `toString`. Without one, the inherited property must not be read. */
const own = (state: State, key: string) => (Object.hasOwn(state, key) ? state[key] : undefined)

function pairOf(key: string, before: unknown, after: unknown): readonly [unknown, unknown] {
  const [first, second] = [masked(key, before), masked(key, after)]
  const [one, other] = [textOf(first), textOf(second)]
  if (Math.max(one.length, other.length) <= maxTextLength) return [first, second]
  const from = Math.max(0, samePart(one, other) - charactersAround)
  return [around(one, from), around(other, from)]
}

/** Hides secrets at any depth. */
function masked(key: string, value: unknown): unknown {
  const hide = (name: string, inner: unknown) => (secret.test(name) && inner !== null ? '•••' : inner)
  return hide(key, JSON.parse(JSON.stringify(value ?? null, hide)))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The length of the common prefix. */
function samePart(one: string, other: string): number {
  const maxCount = Math.min(one.length, other.length)
  for (let at = 0; at < maxCount; at++) if (one[at] !== other[at]) return at
  return maxCount
}

function around(text: string, from: number): string {
  const part = text.slice(from, from + maxTextLength).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + maxTextLength < text.length ? '…' : ''}`
}
