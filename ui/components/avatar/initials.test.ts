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
    expect(initialsOf(name)).toBe(initials)
  })

  it('are never more than two letters, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = [...new Intl.Segmenter().segment(initialsOf(name))]
        // One letter may be written with two when it is made large: ß, ŉ.
        expect(letters.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('the colour of a name', () => {
  it('stays the same, and all are used', () => {
    fc.assert(fc.property(fc.string(), (name) => hueOf(name) === hueOf(` ${name} `)))
    const used = fc.sample(fc.string({ minLength: 5 }), 400).map(hueOf)
    expect(new Set(used).size).toBe(avatarHues.length)
  })
})
