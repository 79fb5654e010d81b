/** When two keys are the same, and when one begins with the other. */
import type { QueryKey } from './options.ts'

type Plain = Readonly<Record<string, unknown>>

export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const maker = Object.getPrototypeOf(value)
  return maker === null || maker === Object.prototype
}

/** The order in which an object says things means nothing. */
export function nameOfKey(key: QueryKey): string {
  return JSON.stringify(key, (_, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )
}

/** Whether it says all that the other says, in the same places. */
export function beginsWith(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return other.every((part, index) => beginsWith(one[index], part))
  if (!isPlain(one) || !isPlain(other)) return false
  return Object.entries(other).every(([name, value]) => beginsWith(one[name], value))
}
