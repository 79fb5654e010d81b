import { inOrder } from '@cyanotype/content/mdx/merge/align-translation.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeRows } from './place-rows.ts'

/** The tops after the space was added. */
function topsWith(tops: readonly number[], spaces: ReadonlyMap<number, number> | undefined) {
  let shift = 0
  return tops.map((top, index) => {
    shift += spaces?.get(index) ?? 0
    return top + shift
  })
}

describe('rows of paired blocks', () => {
  it('moves the shorter side down', () => {
    const column = {
      tops: [0, 30, 100],
      pairs: [
        [0, 0],
        [1, 1],
        [2, 2],
      ] as const,
    }
    const { own, columns } = placeRows([0, 50, 80], [column])
    expect([...own]).toEqual([[2, 40]])
    expect([...(columns[0] ?? [])]).toEqual([[1, 20]])
  })

  it('puts every pair at the same height, in two columns at once', () => {
    const tops = fc
      .array(fc.integer({ min: 1, max: 300 }), { maxLength: 10 })
      .map((heights) => heights.map((_, index) => heights.slice(0, index).reduce((sum, one) => sum + one, 0)))
    const pairs = fc.array(fc.option(fc.nat(9), { nil: undefined }), { maxLength: 10 })
    fc.assert(
      fc.property(tops, tops, tops, pairs, pairs, (...[own, one, other, first, second]) => {
        const columns = [
          {
            tops: one,
            pairs: inOrder(first).filter(([block, place]) => block < one.length && place < own.length),
          },
          {
            tops: other,
            pairs: inOrder(second).filter(([block, place]) => block < other.length && place < own.length),
          },
        ]
        const added = placeRows(own, columns)
        const ownTops = topsWith(own, added.own)
        for (const [index, { tops: before, pairs: paired }] of columns.entries()) {
          const after = topsWith(before, added.columns[index])
          for (const [block, place] of paired) {
            expect(Math.abs((after[block] ?? 0) - (ownTops[place] ?? 0))).toBeLessThan(2)
          }
        }
      }),
    )
  })
})
