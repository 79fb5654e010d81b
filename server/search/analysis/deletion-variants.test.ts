import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deletionVariants, isOneSlip } from './deletion-variants.ts'

it.each([
  ['exhibition', 'exibition'],
  ['cyanotype', 'cyanotpye'],
  ['darkroom', 'darkrooom'],
  ['harbour', 'harbuur'],
  ['έκθεση', 'έκθεσι'],
])('%s may become %s by a slip', (word, typed) => {
  expect(isOneSlip(word, typed)).toBe(true)
})

it.each([
  ['exhibition', 'exibtion'],
  ['print', 'spring'],
  ['print', 'print'],
  ['plates', 'planet'],
])('%s does not become %s by one slip', (word, typed) => {
  expect(isOneSlip(word, typed)).toBe(false)
})

it('is the same in both directions, and has a shorter word in common', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 7 })
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(isOneSlip(one, other)).toBe(isOneSlip(other, one))
      if (isOneSlip(one, other)) {
        expect(deletionVariants(one).some((slip) => deletionVariants(other).includes(slip))).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

it('is not looked for in short and in very long words', () => {
  expect([deletionVariants('four'), deletionVariants('x'.repeat(25))]).toEqual([[], []])
  expect(deletionVariants('aabbc')).toEqual(['aabbc', 'abbc', 'aabc', 'aabb'])
})
