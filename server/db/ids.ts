/**
 * Ids that sort by the time of their making (UUIDv7, RFC 9562): within a millisecond, and while the clock stands still
 * or runs backwards, a counter goes on, so that no id of a process ever sorts before an earlier one.
 */
import { randomBytes } from 'node:crypto'

let last = 0n

/** 48 bits of milliseconds, then the 12 bits that count within one. */
function nextTime(milliseconds: number): bigint {
  const now = BigInt(milliseconds) << 12n
  last = now > last ? now : last + 1n
  return last
}

export function newId(milliseconds = Date.now()): string {
  const time = nextTime(milliseconds)
  const stamp = (time >> 12n).toString(16).padStart(12, '0')
  const count = (time & 0xfffn).toString(16).padStart(3, '0')
  const random = randomBytes(8)
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0)
  const tail = random.toString('hex')
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
