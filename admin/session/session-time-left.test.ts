import { expect, it } from 'vitest'
import { timeLeft } from './status-banners.tsx'

const ends = { within: 3_600, unused: 600 }

it('is counted from the last use, and never past the last day', () => {
  expect(timeLeft({ ends, saidAt: 0, usedAt: 0 }, 0)).toBe(600_000)
  expect(timeLeft({ ends, saidAt: 0, usedAt: 300_000 }, 300_000)).toBe(600_000)
  expect(timeLeft({ ends, saidAt: 0, usedAt: 3_500_000 }, 3_500_000)).toBe(100_000)
})

it('takes the word of the server for a use', () => {
  expect(timeLeft({ ends, saidAt: 50_000, usedAt: 0 }, 50_000)).toBe(600_000)
})

it('is below zero once it has ended', () => {
  expect(timeLeft({ ends, saidAt: 0, usedAt: 0 }, 600_001)).toBe(-1)
})
