import { mdx, text } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { firstDecision, mergedValue } from './conflict.ts'

const label = { id: 'test', message: 'Test' }
const conflict = (base: unknown, theirs: unknown, yours: unknown) => ({ field: 'body', base, theirs, yours })

describe('Suggested decision', () => {
  it('contains both changes when they do not overlap', () => {
    const both = mergedValue(
      text({ label }),
      conflict('A lamp for the winter', 'A lamp for the long winter', 'Two lamps for the winter'),
    )
    expect(both).toBe('Two lamps for the long winter')
  })

  it('contains the other text and then the own text when both changes overlap', () => {
    const both = mergedValue(mdx({ label }), conflict('One.\n\nOld.', 'One.\n\nTheirs.', 'One.\n\nYours.'))
    expect(both).toBe('One.\n\nTheirs.\n\nYours.')
  })

  it('is the own value when the values are not texts', () => {
    expect(firstDecision(undefined, conflict(null, true, false))).toBe(false)
  })
})
