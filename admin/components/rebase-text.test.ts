import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedCaret, rebase } from './rebase-text.ts'

describe('Rebase', () => {
  it('keeps both changes when they do not overlap', () => {
    expect(rebase('one two three', 'one two three four', 'zero one two three')).toBe(
      'zero one two three four',
    )
  })

  it('returns undefined when both changed the same words', () => {
    expect(rebase('one two three', 'one 2 three', 'one zwei three')).toBeUndefined()
  })

  it('returns the changed text when only one side changed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (base, changed) => {
        expect(rebase(base, changed, base)).toBe(changed)
        expect(rebase(base, base, changed)).toBe(changed)
      }),
    )
  })

  it('keeps the caret between the same letters', () => {
    const text = 'one two three'
    fc.assert(
      fc.property(fc.nat({ max: text.length }), (caret) => {
        const after = `zero ${text}`
        expect(after.slice(movedCaret(caret, text, after))).toBe(caret === 0 ? after : text.slice(caret))
      }),
    )
  })
})
