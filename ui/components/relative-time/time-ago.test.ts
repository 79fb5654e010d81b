import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeAgo } from './relative-time.tsx'

const now = Date.UTC(2026, 10, 20, 12)
const hours = (count: number) => now + count * 3_600_000

it.each([
  [now, 'en', 'now'],
  [now - 59_000, 'en', 'now'],
  [now - 61_000, 'en', '1 minute ago'],
  [hours(-3), 'en', '3 hours ago'],
  [hours(-25), 'en', 'yesterday'],
  [hours(-24 * 9), 'en', '9 days ago'],
  [hours(2), 'en', 'in 2 hours'],
  [hours(-3), 'et', '3 tunni eest'],
  [hours(-3), 'el', 'πριν από 3 ώρες'],
  [hours(-24 * 31), 'en', undefined],
])('%i in %s is %s', (then, lang, text) => {
  expect(timeAgo(then, now, lang)).toBe(text)
})

it.each([
  [hours(-47), 'en', '1 day ago'],
  [hours(-35), 'en', 'yesterday'],
  [hours(47), 'en', 'in 1 day'],
  [hours(35), 'en', 'tomorrow'],
  [hours(-71), 'de', 'vor 2 Tagen'],
  [hours(-59), 'de', 'vorgestern'],
])('names a day only if the calendar agrees: %i in %s is %s', (then, lang, text) => {
  expect(timeAgo(then, now, lang, 'UTC')).toBe(text)
})

it('never exceeds the elapsed time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 29 * 86_400_000 }), (passed) => {
      const minutes = Number(/\d+/.exec(timeAgo(now - passed, now, 'en') ?? '')?.[0] ?? 1)
      expect(minutes * 60_000).toBeLessThanOrEqual(passed)
    }),
  )
})
