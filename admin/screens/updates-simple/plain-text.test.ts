import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMdx, toPlain } from './composer.tsx'

/** Text that users type, and characters that parsers misread. */
const samples = [
  ...[
    'a',
    'word',
    ' ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '# ',
    '## ',
    '- ',
    '* ',
    '1. ',
    '> ',
    '**',
    '*',
    '_',
    '~~',
    '~~~',
  ],
  ...[
    '[a](https://example.org/?a=1&b=2)',
    '[a](javascript:alert)',
    '[a](//evil)',
    '![a](b)',
    '[a]: b',
    '[^1]',
    '[^1]: x',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    '</',
    '<b>',
    '<Callout>',
    '{',
    '}',
    '{1}',
    '`',
    '```',
    '\\',
    '&',
    '&copy;',
    '&#105;',
  ],
  ...[
    'import',
    'import a from "b"',
    'export',
    'export const a = 1',
    '---',
    '===',
    '|',
    '| - |',
    ':',
    'https://x.org/~a',
  ],
  ...['α', 'Ωραία', 'õ', '😀', '\u00a0', '\u2028', '=', '+', '-', '.', 'i', 'mport x', '"', "'", '%7B', ' '],
] as const

const text = fc.array(fc.constantFrom(...samples), { maxLength: 24 }).map((parts) => parts.join(''))

describe('Plain text', () => {
  it('becomes MDX that can be published, whatever is typed', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(checkMdx(toMdx(typed))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('is unchanged after conversion to MDX and back', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 40 })), (typed) => {
        expect(toPlain(toMdx(typed))).toBe(typed)
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves common Markdown unchanged', () => {
    const typed =
      '# Fixer\n\nTwo *baths*, **one** tray & [a plan](https://example.org/?a=1&b=2).\n\n- one\n- two\n'
    expect(toMdx(typed)).toBe(typed)
  })

  it('is undefined for components, expressions, images and code', () => {
    for (const mdx of [
      '<Callout>Wet</Callout>',
      'a {b}',
      '![A fern](fern.jpg)',
      '`code`',
      '~~~\ncode\n~~~',
    ]) {
      expect(toPlain(mdx)).toBeUndefined()
    }
  })
})
