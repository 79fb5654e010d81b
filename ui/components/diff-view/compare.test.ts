import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Run } from './compare.ts'
import { compare, compareBlocks, compareWords } from './compare.ts'

const joined = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

const wordChanges = (before: string, after: string, language: string) =>
  compareWords([{ text: before }], [{ text: after }], language).map((diffSegment) => ({
    same: diffSegment.same,
    before: joined(diffSegment.before),
    after: joined(diffSegment.after),
  }))

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 })
const sentence = fc
  .array(fc.constantFrom('light', 'φως', 'paper', ' ', ', ', '光', '\n', '😀', ''), { maxLength: 40 })
  .map((messages) => messages.join(''))
const block = fc.record({ kind: fc.constantFrom('Text', 'Heading'), text: sentence })

/** The length of the longest common subsequence, by the textbook algorithm. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  let line = after.map(() => 0)
  for (const left of before) {
    const next: number[] = []
    for (const [index, right] of after.entries()) {
      const both = (line[index - 1] ?? 0) + 1
      next.push(left === right ? both : Math.max(line[index] ?? 0, next[index - 1] ?? 0))
    }
    line = next
  }
  return line.at(-1) ?? 0
}

describe('comparison of two lists', () => {
  it('contains both lists for any input', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const found = compare(before, after)
        expect(found.flatMap((stretch) => stretch.before)).toEqual(before)
        expect(found.flatMap((stretch) => stretch.after)).toEqual(after)
        for (const stretch of found) if (stretch.same) expect(stretch.before).toEqual(stretch.after)
      }),
    )
  })

  it('keeps as much as possible', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const unchanged = compare(before, after).filter(({ same }) => same)
        expect(unchanged.flatMap((stretch) => stretch.before)).toHaveLength(longestCommon(before, after))
      }),
    )
  })

  it('alternates between equal and changed stretches', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const turns = compare(before, after).map(({ same }) => same)
        expect(turns.every((same, index) => same !== turns[index + 1])).toBe(true)
      }),
    )
  })

  it('is one change between the ends of long lists that have little in common', () => {
    const ends = (middle: readonly string[]) => ['first', ...middle, 'last']
    const before = ends(Array.from({ length: 5_000 }, (_, at) => `${(at * 7) % 997}`))
    const after = ends(Array.from({ length: 5_000 }, (_, at) => `${(at * 11) % 1_009}`))
    expect(compare(before, after)).toEqual([
      { same: true, before: ['first', '0'], after: ['first', '0'] },
      { same: false, before: before.slice(2, -1), after: after.slice(2, -1) },
      { same: true, before: ['last'], after: ['last'] },
    ])
  })
})

describe('comparison of two texts', () => {
  it('contains both texts, character by character', () => {
    fc.assert(
      fc.property(sentence, sentence, (before, after) => {
        const found = wordChanges(before, after, 'en')
        expect(found.map((piece) => piece.before).join('')).toBe(before)
        expect(found.map((piece) => piece.after).join('')).toBe(after)
      }),
    )
  })

  it('compares whole words, and joins changes across a space', () => {
    expect(wordChanges('Wash for five minutes.', 'Wash for at least ten minutes.', 'en')).toEqual([
      { same: true, before: 'Wash for ', after: 'Wash for ' },
      { same: false, before: 'five', after: 'at least ten' },
      { same: true, before: ' minutes.', after: ' minutes.' },
    ])
  })

  it('marks equal words with another style or link', () => {
    const messages = (styles: Run['styles'], detail = '/paper'): Run[] => [
      { text: 'Use ' },
      { text: 'cotton', styles: ['link'], detail },
      { text: ' paper', ...(styles && { styles }) },
    ]
    expect(compareWords(messages(undefined), messages(undefined), 'en').every(({ same }) => same)).toBe(true)
    const bold = compareWords(messages(undefined), messages(['strong']), 'en').filter(({ same }) => !same)
    expect(bold).toEqual([
      { same: false, before: [{ text: ' paper' }], after: [{ text: ' paper', styles: ['strong'] }] },
    ])
    const linked = compareWords(messages(undefined), messages(undefined, '/linen'), 'en').filter(
      ({ same }) => !same,
    )
    expect(linked.map(({ after }) => after[0]?.detail)).toEqual(['/linen'])
  })

  it('finds words in languages without spaces', () => {
    const changed = wordChanges('青写真は美しい。', '青写真は古い。', 'ja').filter(({ same }) => !same)
    expect(changed).toEqual([{ same: false, before: '美しい', after: '古い' }])
  })
})

describe('comparison of blocks', () => {
  it('contains both lists, in their order', () => {
    const blocks = fc.array(block, { maxLength: 12 })
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const rows = compareBlocks(before, after, 'en')
        expect(rows.flatMap((row) => row.before ?? [])).toEqual(before)
        expect(rows.flatMap((row) => row.after ?? [])).toEqual(after)
      }),
    )
  })

  it('matches a block with changed words among added and removed ones', () => {
    const before = [{ text: 'Coat the paper twice.' }, { text: 'Buy a lamp.' }, { text: 'Wash.' }]
    const after = [{ text: 'Coat the dry paper twice.' }, { text: 'Wash.' }, { text: 'Tone with tea.' }]
    expect(compareBlocks(before, after, 'en').map(({ state }) => state)).toEqual([
      'changed',
      'removed',
      'same',
      'added',
    ])
  })
})
