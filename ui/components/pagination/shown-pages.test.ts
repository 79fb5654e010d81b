import { describe, expect, it } from 'vitest'
import { shownPages } from './pagination.tsx'

describe('shown pages', () => {
  it.each([
    { current: 1, total: 1, shown: [1] },
    { current: 1, total: 9, shown: [1, 2, 9] },
    { current: 5, total: 9, shown: [1, 4, 5, 6, 9] },
    { current: 4, total: 9, shown: [1, 2, 3, 4, 5, 9] },
    { current: 9, total: 9, shown: [1, 8, 9] },
    { current: 3, total: 5, shown: [1, 2, 3, 4, 5] },
  ])('of $total on page $current are $shown', ({ current, total, shown }) => {
    expect(shownPages(current, total)).toEqual(shown)
  })
})
