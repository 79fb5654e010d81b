import { isPlain } from './keys.ts'

/** What came, with every part of what was there that says the same: what hangs on such a part is not done anew. */
export function sameWhereEqual<Value>(before: unknown, now: Value): Value
export function sameWhereEqual(before: unknown, now: unknown): unknown {
  if (before === now) return before
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part, index) => sameWhereEqual(before[index], part))
    return parts.length === before.length && parts.every((part, index) => part === before[index])
      ? before
      : parts
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const parts = Object.entries(now).map(([name, part]) => [name, sameWhereEqual(before[name], part)] as const)
  const isSame = ([name, part]: readonly [string, unknown]) =>
    Object.hasOwn(before, name) && part === before[name]
  return parts.length === Object.keys(before).length && parts.every(isSame)
    ? before
    : Object.fromEntries(parts)
}
