import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { between, isReversed } from './date-range-field.tsx'

const days = fc.integer({ min: -9000, max: 9000 }).map((count) => addDays('2026-11-20', count))

it('a range is the same from both of its ends, and never reversed', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      expect(between(one, other)).toEqual(between(other, one))
      expect(isReversed(between(one, other))).toBe(false)
      expect(isReversed({ start: one, end: other })).toBe(other < one)
    }),
  )
  expect(isReversed({ start: '2026-11-20', end: '' })).toBe(false)
})
