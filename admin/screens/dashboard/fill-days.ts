import type { Visits } from './queries.ts'

type Counted = Visits['days'][number]
const day = 86_400_000

/** A day on which nobody came is a day as well: the server names only those on which somebody did. */
export function everyDay(counted: readonly Counted[], span: number, today: string): readonly Counted[] {
  const byName = new Map(counted.map((one) => [one.name, one]))
  return Array.from({ length: span }, (_, at) => {
    const name = new Date(Date.parse(today) - (span - 1 - at) * day).toISOString().slice(0, 10)
    return byName.get(name) ?? { name, times: 0, visitors: 0 }
  })
}
