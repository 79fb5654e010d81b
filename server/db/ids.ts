/**
 * Ids that sort by their creation (UUIDv7, RFC 9562). Within a millisecond, and while the clock does not move
 * or goes backwards, a counter continues, so that no id of a process sorts before an earlier one.
 */
import { createHash, randomUUID } from 'node:crypto'

let last = 0n

/** 48 bits of milliseconds, then 12 bits of counter. */
function nextTime(milliseconds: number): bigint {
  const now = BigInt(milliseconds) << 12n
  last = now > last ? now : last + 1n
  return last
}

export function newId(milliseconds = Date.now()): string {
  const time = nextTime(milliseconds)
  const stamp = (time >> 12n).toString(16).padStart(12, '0')
  const count = (time & 0xfffn).toString(16).padStart(3, '0')
  // A random UUID ends with the same variant and random bits, and Node keeps a supply of them.
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${count}-${randomUUID().slice(19)}`
}

/** A deterministic id: the same for the same name, always. */
export function idFromName(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `00000000-0000-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
