import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexOfDrop, moveInList, withChanges } from './use-order.ts'

it('loses nothing, and keeps the order of all others', () => {
  const lists = fc.uniqueArray(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -3, max: 20 }), (items, chance, to) => {
      const from = chance % items.length
      const moved = moveInList(items, from, to)
      const [item] = items.slice(from, from + 1)
      expect(moved.filter((other) => other !== item)).toEqual(items.filter((other) => other !== item))
      expect(moved.indexOf(item ?? -1)).toBe(Math.max(0, Math.min(to, items.length - 1)))
    }),
  )
})

it('keeps items that arrive, and drops those that leave, while another is lifted', () => {
  const lifted = ['b', 'c', 'a']
  expect(withChanges(lifted, ['a', 'b', 'new', 'c'])).toEqual(['b', 'new', 'c', 'a'])
  expect(withChanges(lifted, ['new', 'a', 'c'])).toEqual(['new', 'c', 'a'])
  expect(withChanges(lifted, ['a', 'b', 'c', 'x', 'y'])).toEqual(['b', 'c', 'x', 'y', 'a'])
})

it('drops at the marker', () => {
  expect(moveInList(['a', 'b', 'c', 'd'], 0, indexOfDrop(0, 2))).toEqual(['b', 'a', 'c', 'd'])
  expect(moveInList(['a', 'b', 'c', 'd'], 3, indexOfDrop(3, 1))).toEqual(['a', 'd', 'b', 'c'])
  const same = ['a', 'b']
  expect(moveInList(same, 1, indexOfDrop(1, 2))).toBe(same)
})
