import type { Mark } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { schema } from '../schema/schema.ts'
import { formattedBlock } from './formatted-block.ts'

const strong = schema.marks.strong.create()
const emphasis = schema.marks.emphasis.create()
const text = (words: string, ...marks: readonly Mark[]) => schema.text(words, marks)
const hardBreak = (...marks: readonly Mark[]) => schema.node('break', null, [], marks)

/** Markdown has no mark that starts or ends with a line break. */
describe('Line break', () => {
  it.each([
    [
      'at the end of bold text',
      [text('Address:', strong), hardBreak(strong), text('Street')],
      '**Address:**\\\nStreet',
    ],
    [
      'at the start of bold text',
      [text('Street'), hardBreak(strong), text('Town', strong)],
      'Street\\\n**Town**',
    ],
    ['between bold texts', [text('a', strong), hardBreak(strong), text('b', strong)], '**a\\\nb**'],
    ['that alone is bold', [text('a'), hardBreak(strong), text('b')], 'a\\\nb'],
    [
      'at the end of bold and italic text with a space',
      [text('a ', strong, emphasis), hardBreak(strong, emphasis), text('b', strong)],
      '**_a_\\\nb**',
    ],
  ])('%s stays a line break', (_, content, source) => {
    expect(formattedBlock(schema.node('paragraph', null, content))).toBe(source)
  })
})
