import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, together } from './diff.ts'

const wordsOf = (text: string) => text.match(/\S+/g) ?? []
const text = fc.array(fc.constantFrom('light', 'paper', 'water', 'φως', 'vesi', '\n\n'), { maxLength: 20 })

describe('two texts side by side', () => {
  it('marks a phrase once', () => {
    expect(diffWords('the autumn trials', 'the late summer trials')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'autumn' },
      { kind: 'added', text: 'late summer' },
      { kind: 'same', text: ' trials' },
    ])
  })

  it('reads back as either text', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [from, to] = [one.join(' '), other.join(' ')]
        const read = (kind: string) =>
          diffWords(from, to)
            .filter((piece) => piece.kind === 'same' || piece.kind === kind)
            .map((piece) => piece.text)
            .join('')
        expect(read('removed')).toBe(from)
        expect(read('added')).toBe(to)
      }),
    )
  })
})

describe('both texts together', () => {
  it('says once what they share, then theirs, then yours', () => {
    expect(together('A\n\ntheirs\n\nZ', 'A\n\nyours\n\nZ', 'paragraphs')).toBe('A\n\ntheirs\n\nyours\n\nZ')
    expect(together('the autumn trials', 'the summer trials', 'words')).toBe('the autumn summer trials')
  })

  it('holds every word of both', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('words' as const, 'paragraphs' as const), (one, other, by) => {
        const both = wordsOf(together(one.join(' '), other.join(' '), by))
        for (const word of [...wordsOf(one.join(' ')), ...wordsOf(other.join(' '))]) {
          expect(both).toContain(word)
        }
      }),
    )
  })
})
