import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedCaret, rebase } from './rebase.ts'

describe('typing on while a save is answered', () => {
  it('keeps what both wrote in different places', () => {
    expect(rebase('one two three', 'one two three four', 'zero one two three')).toBe(
      'zero one two three four',
    )
  })

  it('asks a person where both changed the same words', () => {
    expect(rebase('one two three', 'one 2 three', 'one zwei three')).toBeUndefined()
  })

  it('takes the only change there is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (base, changed) => {
        expect(rebase(base, changed, base)).toBe(changed)
        expect(rebase(base, base, changed)).toBe(changed)
      }),
    )
  })

  it('leaves the caret between the same letters', () => {
    const text = 'one two three'
    fc.assert(
      fc.property(fc.nat({ max: text.length }), (caret) => {
        const after = `zero ${text}`
        expect(after.slice(movedCaret(caret, text, after))).toBe(caret === 0 ? after : text.slice(caret))
      }),
    )
  })
})
