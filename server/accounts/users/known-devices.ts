/**
 * Devices from which users have signed in. A device is a kind of browser in a network. Both are stored only as
 * one hash, and forgotten after a year without a sign-in.
 */
import { hash } from 'node:crypto'
import type { Queries, Transaction } from '../../db/index.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'

const lasts = 365 * day

/** Remembers the device. Returns whether it is new, which the first device of a user is not. */
export async function rememberDevice(
  trx: Transaction,
  user_id: string,
  from: Pick<Visitor, 'address' | 'userAgent'>,
  at: Date,
): Promise<boolean> {
  const device = hash('sha256', `${user_id} ${browserOf(from.userAgent)} ${regionOf(from.address)}`)
  const seen_at = at.toISOString()
  const rows = await trx
    .selectFrom('user_devices')
    .select('device')
    .where('user_id', '=', user_id)
    .limit(1_000)
    .execute()
  await trx
    .insertInto('user_devices')
    .values({ user_id, device, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at }))
    .execute()
  return rows.length > 0 && !rows.some((row) => row.device === device)
}

export async function forgetDevices(queries: Queries, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - lasts).toISOString()
  await queries.deleteFrom('user_devices').where('seen_at', '<', moment).execute()
}

/** A provider gives its customer other addresses, but seldom of another block. */
function regionOf(address: string): string {
  return address.includes(':')
    ? address.split(':').slice(0, 2).join(':')
    : address.split('.').slice(0, 2).join('.')
}

const browsers = [
  ...([
    ['Edge', /\bEdg(?:e|A|iOS)?\//],
    ['Opera', /\bOPR\//],
    ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ] as const),
  ...([
    ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
    ['Safari', /\bSafari\//],
  ] as const),
] as const

const systems = [
  ...([
    ['Android', /\bAndroid\b/],
    ['iPhone', /\biPhone\b/],
    ['iPad', /\biPad\b/],
  ] as const),
  ...([
    ['Windows', /\bWindows\b/],
    ['macOS', /\bMacintosh\b/],
    ['Linux', /\bLinux\b/],
  ] as const),
] as const

/** The name of a browser and its system, such as “Firefox, Windows”. Versions change too often. */
export function browserOf(userAgent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return (
    names.join(', ') ||
    userAgent
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\/[\d.]+/g, '')
      .slice(0, 80) ||
    '–'
  )
}
