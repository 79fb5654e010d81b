import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reuseKeys } from './item-keys.ts'

const counted = () => {
  let made = 0
  return () => `new-${++made}`
}
const [a, b, c] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }]
const keyed = [
  { key: '1', value: a },
  { key: '2', value: b },
  { key: '3', value: c },
]
const keys = (values: readonly { readonly text: string }[]) =>
  reuseKeys(keyed, values, counted()).map(({ key }) => key)

describe('Item keys', () => {
  it('follow moved items and stay when an item changes', () => {
    expect(keys([c, a, b])).toEqual(['3', '1', '2'])
    expect(keys([a, { text: 'B' }, c])).toEqual(['1', '2', '3'])
  })

  it('disappear with removed items and are new for added ones', () => {
    expect(keys([a, c])).toEqual(['1', '3'])
    expect(keys([a, { text: 'x' }, b, c])).toEqual(['1', 'new-1', '2', '3'])
    expect(keys([a, a, b, c])).toEqual(['1', 'new-1', '2', '3'])
  })

  it('are unique', () => {
    const values = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
    fc.assert(
      fc.property(values, values, (before, after) => {
        const newKey = counted()
        const found = reuseKeys(reuseKeys([], before, newKey), after, newKey)
        expect(new Set(found.map(({ key }) => key)).size).toBe(after.length)
        expect(found.map(({ value }) => value)).toEqual(after)
      }),
    )
  })
})
