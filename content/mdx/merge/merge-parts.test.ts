import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MergePart } from './merge-blocks.ts'
import { mergeBlocks, mergeParts, partsWithoutBase, sourcesOf, writeMerge } from './merge-blocks.ts'

const summaryOf = (part: MergePart) =>
  part.kind === 'conflict'
    ? [sourcesOf(part.base), sourcesOf(part.yours), sourcesOf(part.theirs)]
    : [part.by, ...sourcesOf(part.segments)]

describe('Parts of two versions of a text', () => {
  it('are settled if at most one side changed them, and conflict if both did', () => {
    const base = 'One.\n\nTwo.\n\nThree.\n\nFour.\n'
    const yours = 'One!\n\nTwo mine.\n\nThree.\n\nFour.\n'
    const theirs = 'One.\n\nTwo theirs.\n\nThree.\n\nFour, and five.\n'
    expect(mergeParts(base, yours, theirs).parts.map(summaryOf)).toEqual([
      ['yours', 'One!'],
      [['Two.'], ['Two mine.'], ['Two theirs.']],
      ['neither', 'Three.'],
      ['theirs', 'Four, and five.'],
    ])
  })

  it('are joined if they overlap: one side rewrote two blocks and the other changed one of them', () => {
    const [base, yours] = ['A.\n\nB.\n\nC.', 'Anew.\n\nC.']
    expect(mergeParts(base, yours, 'A.\n\nB, changed.\n\nC.').parts.map(summaryOf)).toEqual([
      [['A.', 'B.'], ['Anew.'], ['A.', 'B, changed.']],
      ['neither', 'C.'],
    ])
  })

  it('conflict wherever they differ if the base is unknown', () => {
    expect(partsWithoutBase('A.\n\nMine.\n\nB.', 'A.\n\nTheirs.\n\nB.').parts.map(summaryOf)).toEqual([
      ['neither', 'A.'],
      [[], ['Mine.'], ['Theirs.']],
      ['neither', 'B.'],
    ])
  })

  it('are attributed to both sides if both made the same change', () => {
    expect(mergeParts('A.\n\nB.', 'A!\n\nB.', 'A!\n\nB.').parts.map(summaryOf)).toEqual([
      ['both', 'A!'],
      ['neither', 'B.'],
    ])
  })
})

describe('Parts of any two versions', () => {
  const block = fc.stringMatching(/^[a-z]{1,4}$/)
  const text = fc.array(block, { maxLength: 7 }).map((blocks) => blocks.join('\n\n'))

  it('are one side again if that side is chosen everywhere', () => {
    fc.assert(
      fc.property(text, text, text, (base, yours, theirs) => {
        const merge = mergeParts(base, yours, theirs)
        const as = (side: 'yours' | 'theirs') =>
          merge.parts.flatMap((part) => {
            if (part.kind === 'conflict') return part[side]
            return part.by === side || part.by === 'both' ? part.segments : part.base
          })
        expect(writeMerge(merge, as('yours')).trim()).toBe(yours)
        expect(writeMerge(merge, as('theirs')).trim()).toBe(theirs)
      }),
    )
  })

  it('have no conflict exactly if the automatic merge succeeds', () => {
    fc.assert(
      fc.property(text, text, text, (base, yours, theirs) => {
        fc.pre(base !== yours && base !== theirs && yours !== theirs)
        const conflicts = mergeParts(base, yours, theirs).parts.some(({ kind }) => kind === 'conflict')
        expect(mergeBlocks(base, yours, theirs) === undefined).toBe(conflicts)
      }),
    )
  })
})
