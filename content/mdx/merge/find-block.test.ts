import { describe, expect, it } from 'vitest'
import { findBlock } from './find-block.ts'

const text = ['# Prints', 'Wash the paper in cold water.', 'Dry it flat.', 'Wash the paper in cold water.']

describe('A block of an edited text', () => {
  it('is found after other blocks were added before it', () => {
    expect(findBlock(['New', 'Also new', ...text], { source: 'Dry it flat.', index: 2 })).toBe(4)
  })

  it('is found after some of its words changed', () => {
    const changed = text.with(2, 'Dry it flat, away from the sun.')
    expect(findBlock(changed, { source: 'Dry it flat.', index: 2 })).toBe(2)
  })

  it('is the nearest one of several with the same text', () => {
    expect(findBlock(text, { source: 'Wash the paper in cold water.', index: 3 })).toBe(3)
    expect(findBlock(text, { source: 'Wash the paper in cold water.', index: 0 })).toBe(1)
  })

  it('is not found when it was removed or replaced by another', () => {
    expect(findBlock(text, { source: 'Mix the two solutions.', index: 2 })).toBeUndefined()
    expect(findBlock([], { source: 'Dry it flat.', index: 2 })).toBeUndefined()
  })
})
