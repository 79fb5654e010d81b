import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts } from './combine-texts.ts'

const wordsOf = (text: string) => text.match(/\S+/g) ?? []
const text = fc.array(fc.constantFrom('light', 'paper', 'water', 'φως', 'vesi', '\n\n'), { maxLength: 20 })

describe('Combined texts', () => {
  it('contain shared text once, then the other text, then the own text', () => {
    expect(mergeTexts('A\n\ntheirs\n\nZ', 'A\n\nyours\n\nZ', 'paragraphs')).toBe('A\n\ntheirs\n\nyours\n\nZ')
    expect(mergeTexts('the autumn trials', 'the summer trials', 'words')).toBe('the autumn summer trials')
  })

  it('contain every word of both texts', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('words' as const, 'paragraphs' as const), (one, other, by) => {
        const both = wordsOf(mergeTexts(one.join(' '), other.join(' '), by))
        for (const word of [...wordsOf(one.join(' ')), ...wordsOf(other.join(' '))]) {
          expect(both).toContain(word)
        }
      }),
    )
  })
})
