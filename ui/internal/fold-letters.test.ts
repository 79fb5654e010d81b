import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

it('removes accents, lowercases, and unifies the forms of sigma', () => {
  expect(['Άγιος', 'ΑΓΙΟΣ', 'αγιοσ'].map(foldLetters)).toEqual(['αγιοσ', 'αγιοσ', 'αγιοσ'])
  expect(foldLetters('Õhtu Žanr Ålesund')).toBe('ohtu zanr alesund')
})

it('does not change its own result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text))
    }),
  )
})
