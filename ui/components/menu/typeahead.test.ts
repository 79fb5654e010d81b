import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTypeahead, findByBeginning } from './walk-menu.ts'

const languages = ['Eesti', 'English', 'Ελληνικά', 'Español', 'Suomi']

describe('findByBeginning', () => {
  it('cycles through all items that start with one letter', () => {
    expect(findByBeginning(languages, 'e', -1)).toBe(0)
    expect(findByBeginning(languages, 'e', 0)).toBe(1)
    expect(findByBeginning(languages, 'eee', 1)).toBe(3)
    expect(findByBeginning(languages, 'e', 3)).toBe(0)
  })

  it('stays on the item while more letters of the same word follow', () => {
    expect(findByBeginning(languages, 'en', 1)).toBe(1)
    expect(findByBeginning(languages, 'es', 1)).toBe(3)
  })

  it('finds Greek without its accents', () => {
    expect(findByBeginning(['Άγιος', 'Ήλιος'], 'η', -1)).toBe(1)
    expect(findByBeginning(['Άγιος', 'Ήλιος'], 'αγιοσ', -1)).toBe(0)
  })

  it('finds a match from any position, and nothing else', () => {
    const messages = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { minLength: 1 })
    fc.assert(
      fc.property(messages, fc.nat(), fc.integer({ min: -1, max: 50 }), (labels, index, current) => {
        const searched = labels[index % labels.length] ?? ''
        const found = findByBeginning(labels, searched, current % labels.length)
        expect(found).toBeDefined()
        const letter = (searched[0] ?? '').toLowerCase()
        expect(labels[found ?? -1]?.toLowerCase().startsWith(letter)).toBe(true)
      }),
    )
  })
})

describe('createTypeahead', () => {
  it('combines letters into one word only if they follow quickly', () => {
    let now = 0
    const { find } = createTypeahead(() => now)
    expect(find('e', languages, -1)).toBe(0)
    now += 100
    expect(find('n', languages, 0)).toBe(1)
    now += 501
    expect(find('s', languages, 1)).toBe(4)
  })
})
