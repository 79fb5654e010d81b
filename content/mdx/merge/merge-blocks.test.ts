import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeBlocks } from './merge-blocks.ts'
import { blocksOf } from './split-blocks.ts'

const base = '# Title\n\nOne.\n\nTwo.\n\n<Callout>\n  Three.\n</Callout>\n\nFour.\n'
const edited = (from: string, to: string) => base.replace(from, to)

describe('Merge of two versions of a text', () => {
  it('keeps both changes to neighbouring blocks', () => {
    expect(mergeBlocks(base, edited('One.', 'One!'), edited('Two.', 'Two!'))).toBe(
      '# Title\n\nOne!\n\nTwo!\n\n<Callout>\n  Three.\n</Callout>\n\nFour.\n',
    )
  })

  it('keeps a new block beside a changed one', () => {
    expect(mergeBlocks(base, edited('Two.', 'Two.\n\nNew.'), edited('One.', 'One!'))).toBe(
      edited('One.\n\nTwo.', 'One!\n\nTwo.\n\nNew.'),
    )
  })

  it('removes what one side removed if the other did not change it', () => {
    expect(mergeBlocks(base, edited('Two.\n\n', ''), `${base}\nFive.\n`)).toBe(
      `${edited('Two.\n\n', '')}\nFive.\n`,
    )
  })

  it('treats a component with its children as one block', () => {
    expect(mergeBlocks(base, edited('Three.', 'Three!'), edited('Three.', 'Three?'))).toBeUndefined()
  })

  it('is a conflict if one side removed what the other changed', () => {
    expect(mergeBlocks(base, edited('Two.\n\n', ''), edited('Two.', 'Two!'))).toBeUndefined()
  })

  it('is a conflict if both sides inserted something at the same place', () => {
    expect(mergeBlocks(base, `${base}\nMine.\n`, `${base}\nTheirs.\n`)).toBeUndefined()
  })

  it('keeps equal insertions of both sides once', () => {
    const both = edited('One.', 'One!')
    expect(mergeBlocks(base, `${both}\nMine.\n`, both)).toBe(`${both}\nMine.\n`)
  })

  it('separates blocks that were adjacent on neither side', () => {
    expect(mergeBlocks('# A\nOne.\n', '# A\n\nNew.\n\nOne.\n', '# A\nOne!\n')).toBe('# A\n\nNew.\n\nOne!\n')
  })

  it('is a conflict if the result would read differently: two adjacent lists would become one', () => {
    const [before, mine, theirs] = ['A.\n\nB.\n\nC.\n', '- A\n\nB.\n\nC.\n', 'A.\n\n- B\n\nC.\n']
    expect(mergeBlocks(before, mine, theirs)).toBeUndefined()
  })
})

describe('Merge of any two versions', () => {
  const block = fc.oneof(
    fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,3}$/),
    fc.stringMatching(/^#{1,3} [a-z]{1,6}$/),
    fc.stringMatching(/^> [a-z]{1,6}$/),
    fc.stringMatching(/^```\n[a-z]{0,4}\n\n[a-z]{1,4}\n```$/),
    fc.stringMatching(/^<Callout>\n {2}[a-z]{1,5}\n<\/Callout>$/),
  )
  const blocks = fc.uniqueArray(block, { maxLength: 7 })
  const text = fc
    .tuple(blocks, fc.constantFrom('', '\n'))
    .map(([list, ending]) => (list.length === 0 ? '' : list.join('\n\n') + ending))
  /** An edit of one block: inserts another before it, and keeps, changes or removes it. */
  interface Edit {
    readonly before: string | null
    readonly what: string
    readonly to: string
  }
  const written = fc.stringMatching(/^[A-Z]{1,6}$/)
  const edit = fc.record({
    before: fc.option(written, { freq: 1 }),
    what: fc.constantFrom('keep', 'keep', 'keep', 'keep', 'change', 'remove'),
    to: written,
  })
  const edits = fc.array(edit, { minLength: 7, maxLength: 7 })
  const made = ({ before, what, to }: Edit, one: string) => [
    ...(before === null ? [] : [before]),
    ...(what === 'keep' ? [one] : []),
    ...(what === 'change' ? [to] : []),
  ]
  const keep: Edit = { before: null, what: 'keep', to: '' }
  const changed = (list: readonly string[], all: readonly Edit[]) =>
    list.flatMap((one, index) => made(all[index] ?? keep, one)).join('\n\n')
  const sources = (source: string) => blocksOf(source).map((one) => one.source)

  /** Two users edit one text: the versions and their merge. */
  const merges = fc.tuple(blocks, edits, edits).map(([list, first, second]) => {
    const [before, mine, theirs] = [list.join('\n\n'), changed(list, first), changed(list, second)]
    return { before, mine, theirs, merged: mergeBlocks(before, mine, theirs) }
  })

  it('changes nothing if only one side changed, or both did the same', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(mergeBlocks(one, other, one)).toBe(other)
        expect(mergeBlocks(one, one, other)).toBe(other)
        expect(mergeBlocks(one, other, other)).toBe(other)
      }),
    )
  })

  it('has the same result, or a conflict, whichever side saved first', () => {
    fc.assert(
      fc.property(merges, ({ before, mine, theirs, merged }) => {
        expect(mergeBlocks(before, theirs, mine)).toBe(merged)
      }),
    )
  })

  it('keeps every block that a side wrote, restores none that a side removed, and drops no other', () => {
    let merged = 0
    fc.assert(
      fc.property(merges, ({ before, mine, theirs, merged: result }) => {
        if (result === undefined) return
        if (mine !== before && theirs !== before && mine !== theirs) merged++
        const [base, one, other, both] = [before, mine, theirs, result].map(sources)
        const written = [...(one ?? []), ...(other ?? [])].filter((source) => !base?.includes(source))
        expect(both).toEqual(expect.arrayContaining(written))
        for (const source of base ?? []) {
          expect(both?.includes(source)).toBe(one?.includes(source) && other?.includes(source))
        }
      }),
      { numRuns: 500 },
    )
    expect(merged).toBeGreaterThan(20)
  })
})
