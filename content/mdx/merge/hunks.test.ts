import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hunksBetween } from './hunks.ts'

/** The base with its hunks replaced. */
function changedBy(base: readonly string[], changed: readonly string[]): readonly string[] {
  let at = 0
  const result: string[] = []
  for (const { start, end, from, to } of hunksBetween(base, changed)) {
    result.push(...base.slice(at, start), ...changed.slice(from, to))
    at = end
  }
  return [...result, ...base.slice(at)]
}

describe('Hunks of a change', () => {
  const sequence = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 40 })

  it('turn one sequence into the other', () => {
    fc.assert(
      fc.property(sequence, sequence, (base, changed) => {
        expect(changedBy(base, changed)).toEqual(changed)
      }),
    )
  })

  it('turn one sequence into the other if both are too long to compare all elements', () => {
    const words = fc.array(fc.nat(4_000).map(String), { minLength: 2_500, maxLength: 3_000 })
    const edits = fc.array(fc.record({ at: fc.nat(3_000), remove: fc.nat(30), put: fc.nat(4_000) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(words, edits, (base, all) => {
        const changed = all.reduce((list, { at, remove, put }) => list.toSpliced(at, remove, `${put}`), base)
        expect(changedBy(base, changed)).toEqual(changed)
      }),
      { numRuns: 15 },
    )
  })

  it('are few after a small change, however long the sequence is', () => {
    const base = Array.from({ length: 50_000 }, (_, index) => `${index}`)
    const changed = base.with(10, 'x').toSpliced(25_000, 1).with(49_000, 'y')
    expect(hunksBetween(base, changed)).toEqual([
      { start: 10, end: 11, from: 10, to: 11 },
      { start: 25_000, end: 25_001, from: 25_000, to: 25_000 },
      { start: 49_001, end: 49_002, from: 49_000, to: 49_001 },
    ])
  })
})
