import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedText, firstDecisions, openMerge } from './combine-texts.ts'

const base = 'One.\n\nTwo of them.\n\nThree.\n'
const yours = 'One!\n\nTwo of mine.\n\nThree.\n'
const theirs = 'One.\n\nTwo of theirs.\n\nThree, too.\n'

describe('Text merge', () => {
  it('suggests the combined text and accepts one-sided changes automatically', () => {
    const merge = openMerge({ base, theirs, yours })
    expect(decidedText(merge, firstDecisions(merge))).toBe(
      'One!\n\nTwo of theirs.\n\nTwo of mine.\n\nThree, too.\n',
    )
  })

  it('applies the decisions of the user block by block', () => {
    const merge = openMerge({ base, theirs, yours })
    const deciding = (choice: 'yours' | 'theirs' | 'together', written = '') =>
      decidedText(
        merge,
        merge.parts.map(() => ({ way: choice, written })),
      )
    expect(deciding('yours')).toBe('One!\n\nTwo of mine.\n\nThree, too.\n')
    expect(deciding('theirs')).toBe('One!\n\nTwo of theirs.\n\nThree, too.\n')
    expect(deciding('together', 'Two,\n\nand two.')).toBe('One!\n\nTwo,\n\nand two.\n\nThree, too.\n')
    expect(deciding('together', '')).toBe('One!\n\nThree, too.\n')
  })

  it('combines changes of one block that do not overlap', () => {
    const merge = openMerge({ base: 'A red lamp.', theirs: 'A red lamp today.', yours: 'Two red lamps.' })
    expect(firstDecisions(merge)[0]?.written).toContain('Two red lamps')
  })

  it('asks about the whole text when an automatic merge would change its meaning', () => {
    const lists = { base: 'A.\n\nB.\n\nC.\n', yours: '- A\n\nB.\n\nC.\n', theirs: 'A.\n\n- B\n\nC.\n' }
    const merge = openMerge(lists)
    expect(merge.parts.map(({ kind }) => kind)).toEqual(['conflict'])
    expect(decidedText(merge, [{ way: 'yours', written: '' }])).toBe(lists.yours)
    expect(decidedText(merge, [{ way: 'theirs', written: '' }])).toBe(lists.theirs)
  })

  it('contains every word of both texts', () => {
    const text = fc
      .array(fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4}){0,2}$/), { maxLength: 6 })
      .map((blocks) => blocks.join('\n\n'))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const merge = openMerge({ base: undefined, theirs: one, yours: other })
        const both = decidedText(merge, firstDecisions(merge)).split(/\s+/)
        expect(both).toEqual(expect.arrayContaining(one.split(/\s+/).filter(Boolean)))
        expect(both).toEqual(expect.arrayContaining(other.split(/\s+/).filter(Boolean)))
      }),
    )
  })
})
