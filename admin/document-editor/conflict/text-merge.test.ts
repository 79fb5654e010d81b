import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedText, firstDecisions, openMerge } from './text-merge.ts'

const base = 'One.\n\nTwo of them.\n\nThree.\n'
const yours = 'One!\n\nTwo of mine.\n\nThree.\n'
const theirs = 'One.\n\nTwo of theirs.\n\nThree, too.\n'

describe('a text that two people changed', () => {
  it('begins with what both wrote, and takes by itself what only one changed', () => {
    const merge = openMerge({ base, theirs, yours })
    expect(decidedText(merge, firstDecisions(merge))).toBe(
      'One!\n\nTwo of theirs.\n\nTwo of mine.\n\nThree, too.\n',
    )
  })

  it('becomes what a person decides, place by place', () => {
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

  it('joins changes to one block that do not touch each other', () => {
    const merge = openMerge({ base: 'A red lamp.', theirs: 'A red lamp today.', yours: 'Two red lamps.' })
    expect(firstDecisions(merge)[0]?.written).toContain('Two red lamps')
  })

  it('is decided as a whole where it would read differently if it were put together by itself', () => {
    const lists = { base: 'A.\n\nB.\n\nC.\n', yours: '- A\n\nB.\n\nC.\n', theirs: 'A.\n\n- B\n\nC.\n' }
    const merge = openMerge(lists)
    expect(merge.parts.map(({ kind }) => kind)).toEqual(['clash'])
    expect(decidedText(merge, [{ way: 'yours', written: '' }])).toBe(lists.yours)
    expect(decidedText(merge, [{ way: 'theirs', written: '' }])).toBe(lists.theirs)
  })

  it('holds every word of both, whatever they are', () => {
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
