import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarHues, hueOf, initialsOf } from './avatar.tsx'

describe('initials', () => {
  it.each([
    ['Maarja Liis Lepik', 'ML'],
    ['eleni papadopoulou', 'EP'],
    ['Ελένη Παπαδοπούλου', 'ΕΠ'],
    ['Õie', 'Õ'],
    ["Siobhán O'Brien", 'SO'],
    ['山田太郎', '山'],
    ['  ', ''],
    ['Jean-Luc Godard', 'JG'],
    ['محمد علي', 'مع'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name, 'en')).toBe(initials)
  })

  it('are in the upper case of the language of the page', () => {
    expect(initialsOf('έλλη όσβαλντ', 'el')).toBe('ΕΟ')
    expect(initialsOf('ilkay ışık', 'tr')).toBe('İI')
    expect(initialsOf('ilkay ışık', 'en')).toBe('II')
  })

  it('are at most two letters for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = [...new Intl.Segmenter().segment(initialsOf(name, 'en'))]
        // One letter may become two in upper case: ß, ŉ.
        expect(letters.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('colour of a name', () => {
  it('is stable, and all colours are used', () => {
    fc.assert(fc.property(fc.string(), (name) => hueOf(name) === hueOf(` ${name} `)))
    const used = fc.sample(fc.string({ minLength: 5 }), 400).map(hueOf)
    expect(new Set(used).size).toBe(avatarHues.length)
  })
})
