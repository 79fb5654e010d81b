import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateToWidth } from './seo-preview.tsx'

const count = (text: string) => [...text].length

describe('Truncated text', () => {
  it.each([
    ['The autumn fixer trials', 40, 'The autumn fixer trials'],
    ['The autumn fixer trials', 18, 'The autumn fixer …'],
    ['  Φθινόπωρο   2026 ', 11, 'Φθινόπωρο …'],
    ['Päikesetrükikoda', 8, 'Päikese…'],
    ['', 8, ''],
  ])('of %j in %i is %j', (text, width, fitting) => expect(truncateToWidth(text, width, count)).toBe(fitting))

  it('never exceeds the width and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer({ min: 1, max: 80 }), (text, width) => {
        const fitting = truncateToWidth(text, width, count)
        expect(count(fitting)).toBeLessThanOrEqual(width)
        expect(text.startsWith(fitting.replace(/ ?…$/, ''))).toBe(true)
      }),
    )
  })
})
