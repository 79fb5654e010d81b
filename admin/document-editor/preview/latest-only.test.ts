import { describe, expect, it } from 'vitest'
import { latestOnly } from './latest-only.ts'

describe('One run at a time', () => {
  it('starts at once, and once more after any number of requests during a run', async () => {
    const ends: (() => void)[] = []
    const only = latestOnly(() => new Promise((resolve) => ends.push(resolve)))
    for (let request = 0; request < 5; request += 1) only.request()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(ends).toHaveLength(2)
    only.request()
    expect(ends).toHaveLength(3)
  })

  it('starts no further run after it was stopped', async () => {
    let runs = 0
    const only = latestOnly(async () => {
      runs += 1
    })
    only.request()
    only.request()
    only.stop()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(runs).toBe(1)
  })
})
