import { describe, expect, it } from 'vitest'
import { proseOf } from './prose.ts'

const textsOf = (source: string) => proseOf(source).map(({ text }) => text)

describe('Running text', () => {
  it('joins the formatted parts of a paragraph, and separates blocks', () => {
    expect(textsOf('## The *cyano*type\n\nA [blue **print**](/prints).\n\n- One\n- Two')).toEqual([
      'The cyanotype',
      'A blue print.',
      'One',
      'Two',
    ])
  })

  it('leaves out code, URLs, images and props of components', () => {
    const source = [
      'Run `cyanotype` at https://example.org/cyanotype.',
      '```\ncyanotype\n```',
      '![cyanotype](/media/cyanotype.webp)',
      '<Callout title="cyanotype">\n\nInside\n\n</Callout>',
    ].join('\n\n')
    expect(textsOf(source).join(' ')).not.toContain('cyanotype')
    expect(textsOf(source)).toContain('Inside')
  })

  it('finds a word in the source, also after escapes and in bold text', () => {
    const source = 'First.\n\nA \\*star\\* and **a print** of it.'
    const part = proseOf(source)[1]
    const from = part?.text.indexOf('print') ?? -1
    expect(part?.offsetOf(from, from + 5)).toBe(source.indexOf('print'))
  })

  it('has nothing for a text that cannot be parsed', () => {
    expect(proseOf('<Callout>')).toEqual([])
  })
})
