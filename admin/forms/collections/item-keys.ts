/** Items of a list are plain values. A key for each tells them apart while they are moved, changed and taken away. */
import { useState } from 'react'

export interface KeyedItem<Value> {
  readonly key: string
  readonly value: Value
}

/** What was there keeps its key wherever it went; what took the place of another, the key of that; the rest is new. */
export function reuseKeys<Value>(
  before: readonly KeyedItem<Value>[],
  values: readonly Value[],
  newKey: () => string,
): readonly KeyedItem<Value>[] {
  const free = [...before]
  const take = (found: number) => free.splice(found, 1)[0]?.key
  const stayed = values.map((value, place) => {
    const here = free.findIndex((item) => item === before[place] && Object.is(item.value, value))
    const anywhere = here < 0 ? free.findIndex((item) => Object.is(item.value, value)) : here
    return anywhere < 0 ? undefined : take(anywhere)
  })
  return values.map((value, place) => {
    const former = before[place]
    const same = former === undefined ? -1 : free.indexOf(former)
    const key = stayed[place] ?? (same < 0 ? undefined : take(same))
    return { key: key ?? newKey(), value }
  })
}

let made = 0
/** Never given twice as long as the page is open. */
export const nextKey = () => `item-${++made}`

export function useKeyedItems<Value>(values: readonly Value[]): readonly KeyedItem<Value>[] {
  const [known, setKnown] = useState(() => reuseKeys([], values, nextKey))
  const isKnown =
    known.length === values.length && known.every((item, place) => Object.is(item.value, values[place]))
  if (isKnown) return known
  const next = reuseKeys(known, values, nextKey)
  setKnown(next)
  return next
}
