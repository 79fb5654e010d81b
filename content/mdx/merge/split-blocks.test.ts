import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './split-blocks.ts'

const sources = (text: string) => blocksOf(text).map((block) => block.source)

function rejoined(text: string): string {
  let end = 0
  const parts = blocksOf(text).map((block) => {
    const gap = text.slice(end, block.start)
    end = block.end
    return gap + block.source
  })
  return parts.join('') + text.slice(end)
}

describe('Blocks of a text', () => {
  it('are its headings, paragraphs, lists and components', () => {
    const text =
      '# Title\n\nWords\nand more.\n\n- one\n- two\n\n<Callout>\n  Inside.\n\n  Still inside.\n</Callout>\n'
    expect(sources(text)).toEqual([
      '# Title',
      'Words\nand more.',
      '- one\n- two',
      '<Callout>\n  Inside.\n\n  Still inside.\n</Callout>',
    ])
  })

  it('include code with its empty lines', () => {
    expect(sources('```ts\na()\n\nb()\n```\n\nAfter.')).toEqual(['```ts\na()\n\nb()\n```', 'After.'])
  })

  it('are paragraphs if a draft cannot be parsed', () => {
    expect(sources('Waits <5s.\n\n{unfinished\n \nThird\r\nline.')).toEqual([
      'Waits <5s.',
      '{unfinished',
      'Third\r\nline.',
    ])
  })

  it('have correct positions after a byte order mark', () => {
    expect(sources('\ufeffFirst.\n\nSecond.')).toEqual(['First.', 'Second.'])
  })

  it('are exactly the text again when joined with the whitespace between them', () => {
    const word = fc.constantFrom(
      ...[
        'a',
        'ά',
        '\n',
        '\n\n',
        '\r\n',
        '\t',
        ' ',
        '#',
        '> ',
        '- ',
        '1. ',
        '|',
        '---',
        '```',
        '<Tab>',
        '</Tab>',
      ],
      ...[
        '<5',
        '{',
        '}',
        '{1}',
        '*',
        '_',
        '`',
        '[a]: b',
        '[^1]',
        '\ufeff',
        '\0',
        '\\',
        '&',
        '😀',
        'export const a = 1',
      ],
    )
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''))
    fc.assert(
      fc.property(text, (source) => {
        expect(rejoined(source)).toBe(source)
        for (const block of blocksOf(source)) expect(block.source).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})
