/** Markup for translation services: reads what it writes, and rejects broken markup. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline } from '../text-segments/index.ts'
import { normalizeInline } from '../text-segments/index.ts'
import { markedUp, readMarkedUp } from './marked-up-text.ts'

const { text } = fc.letrec<{ text: Inline[]; one: Inline }>((tie) => ({
  text: fc.array(tie('one'), { maxLength: 4 }),
  one: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.record({
      id: fc.stringMatching(/^[ct][1-9]$/),
      content: fc.option(fc.array(tie('one'), { maxLength: 3 })),
    }),
  ),
}))

describe('Markup for translation services', () => {
  it('reads every text that it writes', () =>
    fc.assert(
      fc.property(text, (one) => {
        expect(readMarkedUp(markedUp(one))).toEqual(normalizeInline(one))
      }),
    ))

  it('reads what services add: other entities, and ends of images', () => {
    expect(readMarkedUp('L&#39;eau &amp; l&rsquo;air&nbsp;<img id="c1" ></img> &#x3b1;')).toEqual([
      "L'eau & l&rsquo;air\u{a0}",
      { id: 'c1', content: null },
      ' α',
    ])
  })

  it.each(['<span id="c1">a', 'a</span>', '<b>a</b>', '<span id="c1">a</span></span>'])(
    'rejects %s',
    (markup) => expect(readMarkedUp(markup)).toBeUndefined(),
  )
})
