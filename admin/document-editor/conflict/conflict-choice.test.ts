import { mdx, text } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { bothTogether, firstDecision } from './conflict-choice.ts'

const label = { id: 'test', message: 'Test' }
const clash = (base: unknown, theirs: unknown, yours: unknown) => ({ field: 'body', base, theirs, yours })

describe('what one begins a decision with', () => {
  it('is both changes where they are in different places', () => {
    const both = bothTogether(
      text({ label }),
      clash('A lamp for the winter', 'A lamp for the long winter', 'Two lamps for the winter'),
    )
    expect(both).toBe('Two lamps for the long winter')
  })

  it('is their words, then yours, where both changed the same', () => {
    const both = bothTogether(mdx({ label }), clash('One.\n\nOld.', 'One.\n\nTheirs.', 'One.\n\nYours.'))
    expect(both).toBe('One.\n\nTheirs.\n\nYours.')
  })

  it('is your value where there are no words to join', () => {
    expect(firstDecision(undefined, clash(null, true, false))).toBe(false)
  })
})
