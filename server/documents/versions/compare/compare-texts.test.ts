import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockChange, TextSegment } from '../../core/document-schemas.ts'
import { compareBlocks, compareWords } from './compare-changes.ts'

const written = (segments: readonly TextSegment[]) =>
  segments
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

const side = (without: TextSegment['kind'], segments: readonly TextSegment[]) =>
  segments.map(({ kind, text }) => (kind === without ? '' : text)).join('')

describe('comparison word by word', () => {
  it.each([
    ['The tide rises.', 'The tide rises.', 'The tide rises.'],
    ['The tide rises.', 'The red tide rises!', 'The {+red +}tide rises[-.-]{+!+}'],
    ['one two three four', 'one zwei drei four', 'one [-two three-]{+zwei drei+} four'],
    ['Άνοιξη στην πόλη', 'Άνοιξη στο χωριό', 'Άνοιξη [-στην πόλη-]{+στο χωριό+}'],
    ['', 'All new', '{+All new+}'],
    ['All gone', '', '[-All gone-]'],
    ['naïve', 'naïveté', '[-naïve-]{+naïveté+}'],
  ])('shows %s → %s', (from, to, shown) => expect(written(compareWords(from, to))).toBe(shown))

  it('contains both texts exactly in its segments', () => {
    const word = fc.constantFrom('a', 'b', 'ä', '漢', '👩‍🚀', '.', ' ', '\n', '\r\n', '  ')
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
    fc.assert(
      fc.property(text, text, (from, to) => {
        const segments = compareWords(from, to)
        expect(side('added', segments)).toBe(from)
        expect(side('removed', segments)).toBe(to)
      }),
    )
  })
})

describe('comparison block by block', () => {
  const blocks = (from: readonly string[], to: readonly string[]) =>
    compareBlocks(from.join('\n\n'), to.join('\n\n'))
  const kinds = (changes: readonly BlockChange[]) => changes.map(({ kind }) => kind)

  it('shows a changed block with its changed words, between unchanged blocks', () => {
    expect(blocks(['# Tide', 'It rises at noon.', 'End.'], ['# Tide', 'It falls at noon.', 'End.'])).toEqual([
      { kind: 'same', text: '# Tide' },
      {
        kind: 'changed',
        segments: [
          { kind: 'same', text: 'It ' },
          { kind: 'removed', text: 'rises' },
          { kind: 'added', text: 'falls' },
          { kind: 'same', text: ' at noon.' },
        ],
      },
      { kind: 'same', text: 'End.' },
    ])
  })

  it('shows a completely different block as removed and added', () => {
    expect(kinds(blocks(['Old words here.'], ['Something else entirely!']))).toEqual(['removed', 'added'])
  })

  it('treats a component and its children as one block', () => {
    const callout = (text: string) => `<Callout>\n  First of two.\n\n  ${text} of two.\n</Callout>`
    expect(kinds(blocks([callout('Second')], [callout('Other')]))).toEqual(['changed'])
  })

  it('shows a moved block as removed and added', () => {
    expect(kinds(blocks(['A.', 'B.', 'C.', 'D.'], ['B.', 'C.', 'D.', 'A.']))).toEqual([
      'removed',
      'same',
      'same',
      'same',
      'added',
    ])
  })

  it('finds one changed word in a million characters, and compares two very different texts', () => {
    const paragraphs = Array.from({ length: 9_600 }, (_, index) => `Paragraph ${index} of a book. `.repeat(4))
    const changed = paragraphs.with(4_800, paragraphs[4_800]?.replace('book', 'poem') ?? '')
    expect(paragraphs.join('\n\n').length).toBeGreaterThan(950_000)
    const found = blocks(paragraphs, changed)
    expect(kinds(found).filter((kind) => kind !== 'same')).toEqual(['changed'])

    const others = paragraphs.map((text, index) => (index % 3 === 0 ? text : `Other ${index}.`)).toReversed()
    const rest = blocks(paragraphs, others)
    expect(rest.filter(({ kind }) => kind !== 'added')).toHaveLength(9_600)
  })
})
