import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './formats.tsx'

const now = new Date(2026, 10, 20, 12)
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('Relative time', () => {
  it('is written in the language of the user within a week', () => {
    expect(formatRelativeTime(before(10), now, 'en')).toBe('now')
    expect(formatRelativeTime(before(4 * 60 + 20), now, 'en')).toBe('4 min. ago')
    expect(formatRelativeTime(before(26 * 3600), now, 'en')).toBe('yesterday')
    expect(formatRelativeTime(before(26 * 3600), now, 'el')).toBe('χθες')
    expect(formatRelativeTime(before(26 * 3600), now, 'et')).toBe('eile')
  })

  it('names a day only if the calendar agrees', () => {
    expect(formatRelativeTime(before(35 * 3600), now, 'en')).toBe('yesterday')
    expect(formatRelativeTime(before(47 * 3600), now, 'en')).toBe('1 day ago')
    expect(formatRelativeTime(before(47 * 3600), now, 'et')).toBe('1 p eest')
  })

  it('is a date after a week, with the year if it is another one', () => {
    expect(formatRelativeTime(new Date(2026, 10, 9), now, 'en')).toBe('Nov 9')
    expect(formatRelativeTime(new Date(2025, 10, 9), now, 'en')).toBe('Nov 9, 2025')
  })
})
