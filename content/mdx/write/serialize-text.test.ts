import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignBlocks } from '../merge/equal-trees.ts'
import { partText } from '../merge/split-blocks.ts'
import { readTree } from '../parse/mdx-tree-cache.ts'
import { formatBlock } from './format-mdx.ts'
import { writeText } from './serialize-text.ts'

/** The text after its blocks were reordered, removed or added. */
function rewritten(before: string, change: (blocks: readonly string[]) => readonly string[]): string {
  const earlier = partText(before)
  const formattedBlocks = readTree(before).children.map((node) => formatBlock(node))
  const later = change(formattedBlocks)
  const aligned = alignBlocks(formattedBlocks, later, (block) => block)
  return writeText(
    earlier,
    later.map((block, index) => ({
      from: aligned[index],
      format: (marker) => {
        const [node] = readTree(block).children
        return node === undefined ? block : formatBlock(node, marker)
      },
    })),
  ).source
}

function isReadable(text: string): boolean {
  try {
    return readTree(text).children.length >= 0
  } catch {
    return false
  }
}

const unusual = '\n\nTitle\n=====\nStraight below, _so_\n\n\n\n* one\n* two\n\n  Indented __twice__.\n'

describe('Serialized text', () => {
  it('is unchanged if no block was changed', () => {
    expect(rewritten(unusual, (blocks) => blocks)).toBe(unusual)
  })

  it('is formatted only where it was changed', () => {
    expect(rewritten(unusual, ([title = '', , ...rest]) => [title, 'New.', ...rest])).toBe(
      '\n\nTitle\n=====\n\nNew.\n\n\n\n* one\n* two\n\n  Indented __twice__.\n',
    )
  })

  it('keeps blocks that are moved, copied, or left when others are removed', () => {
    expect(rewritten('__a__\n\n_b_\n\n\nc', ([a = '', b = '', c = '']) => [c, a, a, b])).toBe(
      'c\n\n__a__\n\n__a__\n\n_b_',
    )
    expect(rewritten('__a__\n\n_b_\n\n\nc\n', ([, b = '', c = '']) => [b, c])).toBe('_b_\n\n\nc\n')
  })

  it('separates two lists that become adjacent', () => {
    expect(rewritten('- a\n\nBetween\n\n- b\n', ([a = '', , b = '']) => [a, b])).toBe('- a\n\n* b\n')
    expect(rewritten('1. a\n\nBetween\n\n1. b', ([a = '', , b = '']) => [a, b])).toBe('1. a\n\n1) b')
    expect(rewritten('* a\n\nBetween\n\n* b', ([a = '', , b = '']) => [a, b])).toBe('* a\n\n- b')
  })

  it('closes code that was ended only by the end of the text', () => {
    expect(rewritten('a\n\n~~~\ncode', ([a = '', code = '']) => [code, a])).toBe('```\ncode\n```\n\na')
  })

  it('closes code that was ended only by the end of an item or quote when something follows', () => {
    const open = 'a\n\n* b\n\n  ~~~\ncode\n'
    expect(rewritten(open, (blocks) => blocks)).toBe(open)
    expect(rewritten(open, ([, list = '']) => [list, list])).toBe(
      '- b\n\n  ```\n  ```\n\n* b\n\n  ```\n  ```\n',
    )
    expect(rewritten('> ~~~\n> code\n\na', ([quote = '', a = '']) => [quote, 'New', a])).toBe(
      '> ```\n> code\n> ```\n\nNew\n\na',
    )
  })

  it('uses the line breaks of the text', () => {
    expect(rewritten('a\r\n\r\nb\r\n', ([a = '']) => [a, 'two\nlines'])).toBe('a\r\n\r\ntwo\r\nlines\r\n')
  })

  it('is written from an empty text', () => {
    expect(rewritten('', () => ['First.'])).toBe('First.')
    expect(rewritten('Only.\n', () => [])).toBe('')
  })

  it('has the blocks that it was made from, whatever they are and wherever they came from', () => {
    const sample = fc.constantFrom(
      ...[
        'Words',
        '_words_',
        'two  \nlines',
        '* a\n* b',
        '+ c',
        '- d\n\n  e',
        '1. f',
        '3) g',
        '> h\n> i',
        '---',
      ],
      ...[
        '***',
        '# Title',
        'Title\n---',
        '~~~\ncode\n~~~',
        '| a |\n|--|\n| b |',
        '<Callout>\n  c\n</Callout>',
        '  indented',
      ],
    )
    const gap = fc.constantFrom('\n\n', '\n\n\n', '\n \n', '\n\n  ', '\r\n\r\n')
    const text = fc
      .array(fc.tuple(sample, gap), { maxLength: 6 })
      .map((parts) => parts.map(([text, blank]) => text + blank).join(''))
      .filter(isReadable)
    const order = fc.array(fc.nat(7), { maxLength: 8 })
    fc.assert(
      fc.property(text, order, (before, picks) => {
        const blocks = readTree(before).children.map((node) => formatBlock(node))
        const later = picks.map((pick) => blocks[pick] ?? 'New')
        const after = rewritten(before, () => later)
        expect(readTree(after).children.map((node) => formatBlock(node))).toEqual(later)
        if (picks.length > 0) expect(rewritten(before, (same) => same)).toBe(before)
      }),
      { numRuns: 1000 },
    )
  })
})
