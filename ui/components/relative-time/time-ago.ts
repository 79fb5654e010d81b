/** “3 hours ago”, as a language says it: by the largest unit of which there is a whole one. */

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** Beyond so many days the date says more. */
const maxDays = 30

/** `undefined` where it is so far away that the date should be told. */
export function timeAgo(then: number, now: number, lang: string): string | undefined {
  const apart = then - now
  if (Math.abs(apart) > maxDays * units[0][1]) return undefined
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const [unit, length] = units.find(([, ms]) => Math.abs(apart) >= ms) ?? (['second', Infinity] as const)
  return format.format(Math.trunc(apart / length) || 0, unit)
}
