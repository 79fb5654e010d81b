import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deletionVariants, isOneTypoApart } from './deletion-variants.ts'

it.each([
  ['exhibition', 'exibition'],
  ['cyanotype', 'cyanotpye'],
  ['darkroom', 'darkrooom'],
  ['harbour', 'harbuur'],
  ['έκθεση', 'έκθεσι'],
])('finds one typing error between %s and %s', (word, typed) => {
  expect(isOneTypoApart(word, typed)).toBe(true)
})

it.each([
  ['exhibition', 'exibtion'],
  ['print', 'spring'],
  ['print', 'print'],
  ['plates', 'planet'],
])('finds no single typing error between %s and %s', (word, typed) => {
  expect(isOneTypoApart(word, typed)).toBe(false)
})

it('finds typing errors in both directions, with a shared deletion variant', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 7 })
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(isOneTypoApart(one, other)).toBe(isOneTypoApart(other, one))
      if (isOneTypoApart(one, other)) {
        expect(deletionVariants(one).some((slip) => deletionVariants(other).includes(slip))).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

it('returns no variants for short and very long words', () => {
  expect([deletionVariants('four'), deletionVariants('x'.repeat(25))]).toEqual([[], []])
  expect(deletionVariants('aabbc')).toEqual(['aabbc', 'abbc', 'aabc', 'aabb'])
})
