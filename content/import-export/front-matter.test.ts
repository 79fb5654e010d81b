import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrontMatter, writeFrontMatter } from './front-matter.ts'

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      'true',
      'null',
      '~',
      '1',
      '1e3',
      '0x1',
      '2026-11-20',
      '---',
      ' a',
      'a ',
      'a\nb\n',
      'a\n\n b',
      '- x',
      'a: b',
      '#',
      '"',
      "'",
      '%',
      '\t',
      '\r\n',
    ),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]*$/), tie('value')),
  ),
})).value

const wellFormed = (text: unknown) =>
  JSON.stringify(text).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(text))

describe('Front matter', () => {
  it('is read back unchanged, with the text byte for byte', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^_?[a-z][a-zA-Z]*$/), value.filter(wellFormed)),
        fc.string({ unit: 'binary' }).filter(wellFormed),
        (entries, body) => {
          const written = writeFrontMatter(entries, body)
          expect(readFrontMatter('x', written)).toEqual({ entries, body })
          expect(writeFrontMatter(entries, body)).toBe(written)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('keeps a text that ends with half of a line break of another system', () => {
    for (const body of ['a\r', 'a\r\n', 'a\n', '\r', '\n\n']) {
      expect(readFrontMatter('x', writeFrontMatter({}, body)).body).toBe(body)
    }
  })

  it('may be empty', () => {
    expect(readFrontMatter('x', writeFrontMatter({}, 'Text.'))).toEqual({ entries: {}, body: 'Text.' })
  })

  it('is read from files written by hand on any system', () => {
    expect(readFrontMatter('x', '---\r\ntitle: A day of blue\r\n---\r\nText.\r\n')).toEqual({
      entries: { title: 'A day of blue' },
      body: 'Text.',
    })
  })

  it.each([
    ['no fields at all', 'Text.'],
    ['fields without an end', '---\ntitle: A\n'],
    ['a field twice', '---\na: 1\na: 2\n---\n'],
    ['a list', '---\n- a\n---\n'],
    ['what is no YAML', '---\na: [1\n---\n'],
    ['aliases that grow', '---\na: &a [1]\nb: *a\n---\n'],
  ])('is rejected with the file name if there are %s', (_what, source) => {
    expect(() => readFrontMatter('updates/blue/en.mdx', source)).toThrow('updates/blue/en.mdx: ')
  })
})
