import { expect, it } from 'vitest'
import { timeLeft } from './status-banners.tsx'

const ends = { within: 3_600, unused: 600 }

it('counts from the last use, up to the latest end', () => {
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 0 }, 0)).toBe(600_000)
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 300_000 }, 300_000)).toBe(600_000)
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 3_500_000 }, 3_500_000)).toBe(100_000)
})

it('counts a session check of the server as a use', () => {
  expect(timeLeft({ ends, checkedAt: 50_000, usedAt: 0 }, 50_000)).toBe(600_000)
})

it('is negative after the end', () => {
  expect(timeLeft({ ends, checkedAt: 0, usedAt: 0 }, 600_001)).toBe(-1)
})
