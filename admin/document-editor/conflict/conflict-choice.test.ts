import { mdx, text } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { firstDecision, mergedValue } from './conflict-choice.ts'

const label = { id: 'test', message: 'Test' }
const conflict = (base: unknown, theirs: unknown, yours: unknown) => ({ field: 'body', base, theirs, yours })

describe('what one begins a decision with', () => {
  it('is both changes where they are in different places', () => {
    const both = mergedValue(
      text({ label }),
      conflict('A lamp for the winter', 'A lamp for the long winter', 'Two lamps for the winter'),
    )
    expect(both).toBe('Two lamps for the long winter')
  })

  it('is their words, then yours, where both changed the same', () => {
    const both = mergedValue(mdx({ label }), conflict('One.\n\nOld.', 'One.\n\nTheirs.', 'One.\n\nYours.'))
    expect(both).toBe('One.\n\nTheirs.\n\nYours.')
  })

  it('is your value where there are no words to join', () => {
    expect(firstDecision(undefined, conflict(null, true, false))).toBe(false)
  })
})
