import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

it('takes accents and capitals away, and knows one sigma', () => {
  expect(['Άγιος', 'ΑΓΙΟΣ', 'αγιοσ'].map(foldLetters)).toEqual(['αγιοσ', 'αγιοσ', 'αγιοσ'])
  expect(foldLetters('Õhtu Žanr Ålesund')).toBe('ohtu zanr alesund')
})

it('has nothing left to take away the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text))
    }),
  )
})
