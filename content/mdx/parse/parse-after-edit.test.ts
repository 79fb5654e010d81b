import fc from 'fast-check'
import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { readDocumentation } from './docs-files.ts'
import type { ParsedText } from './parse-after-edit.ts'
import { changedPart, parseAfterEdit } from './parse-after-edit.ts'
import { parseMdx } from './parse-mdx.ts'

/** Positions within braces are not moved, because nothing reads them. */
const withoutEstree = (tree: Root | undefined): unknown =>
  JSON.parse(JSON.stringify(tree, (name, value) => (name === 'estree' ? undefined : value)))

/** `undefined` for a text with an error. */
function treeOf(source: string): Root | undefined {
  try {
    return parseMdx(source)
  } catch {
    return undefined
  }
}

function treeAfter(after: string, earlier: ParsedText): Root | undefined {
  try {
    const part = changedPart(after, earlier)
    return part && parseAfterEdit(after, earlier, part)
  } catch {
    return undefined
  }
}

function parsed(before: string, after: string): Root | undefined {
  const earlier = { source: before, tree: parseMdx(before) }
  const part = changedPart(after, earlier)
  return part && parseAfterEdit(after, earlier, part)
}

const text = `## One

First words, *second* words.

- a
- b

<Callout tone="tip">
  Inside, {"a"} word.
</Callout>

Third words.

| a | b |
| - | - |
| 1 | 2 |

Last words.
`

describe('Text after an edit', () => {
  it.each([
    ['a letter', 'second*', 'seconds*'],
    ['a new paragraph', 'First words, ', 'First words,\n\n'],
    ['joined paragraphs', 'Third words.\n\n|', 'Third words.\n|'],
    ['a new list item', 'Third words.', '- Third words.'],
    ['a removed block', 'Third words.\n\n', ''],
    ['a letter at the start', '## One', '# One'],
    ['a letter at the end', 'Last words.', 'Last words'],
    ['a new row', '| 1 | 2 |', '| 1 | 2 |\n| 3 | 4 |'],
    ['a component that is closed', 'Third words.', '<Callout>\n  Third words.\n</Callout>'],
    ['a code block that is closed', 'Third words.', '```\nThird words.\n```'],
  ])('has the same tree after %s', (_, from, to) => {
    const after = text.replace(from, () => to)
    expect(after).not.toBe(text)
    const tree = parsed(text, after)
    expect(withoutEstree(tree)).toEqual(withoutEstree(parseMdx(after)))
  })

  it.each([
    ['a code block that stays open', 'Third words.', '```\nThird words.'],
    ['a definition', 'Third words.', '[a]: /b'],
  ])('must be parsed as a whole after %s', (_, from, to) => {
    expect(
      parsed(
        text,
        text.replace(from, () => to),
      ),
    ).toBeUndefined()
  })

  it('throws if the changed part has an error', () => {
    expect(() => parsed(text, text.replace('Third words.', '<Callout>'))).toThrow()
  })

  it('has the same tree after any edit of any page, unless it must be parsed as a whole', () => {
    const pages = readDocumentation().map(({ source }) => source)
    const shortened = pages.map((source) => source.replace(/^---[\s\S]*?\n---\n/, '').slice(0, 3_000))
    const samples = [
      'a',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '```',
      '<Callout>',
      '</Callout>',
      '{',
      '}',
      '#',
      '|',
      '    ',
    ]
    let compared = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...shortened),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(30),
        fc.array(fc.constantFrom(...samples), { maxLength: 3 }),
        (source, share, removed, inserted) => {
          const at = Math.floor(share * source.length)
          const after = source.slice(0, at) + inserted.join('') + source.slice(at + removed)
          const [earlier, full] = [source, after].map(treeOf)
          if (earlier === undefined) return
          const tree = treeAfter(after, { source, tree: earlier })
          if (tree === undefined) return
          compared += 1
          expect(withoutEstree(tree)).toEqual(withoutEstree(full))
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 200) },
    )
    expect(compared).toBeGreaterThan(20)
  })
})
