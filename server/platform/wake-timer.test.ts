import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWakeTimer } from './wake-timer.ts'

const at = (time: number) => new Date(time).toISOString()

describe('Wake timer', () => {
  let clock: number
  let runs: number[]
  let next: string | undefined
  const work = async () => {
    runs.push(clock)
    return next
  }
  /** Advances the monotonic clock and the time of day together, unless a test moves the latter. */
  const pass = async (milliseconds: number) => {
    clock += milliseconds
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  const keep = () =>
    startWakeTimer({
      clock: () => new Date(clock),
      work,
      onError: (error) => {
        throw error
      },
    })

  beforeEach(() => {
    vi.useFakeTimers()
    clock = 0
    runs = []
    next = undefined
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('works at once, and every minute while nothing is scheduled', async () => {
    const timer = keep()
    await pass(0)
    expect(runs).toEqual([0])
    await pass(59_999)
    expect(runs).toHaveLength(1)
    await pass(1)
    expect(runs).toHaveLength(2)
    await timer.stop()
  })

  it('wakes at the next due time', async () => {
    next = at(1_500)
    const timer = keep()
    await pass(0)
    next = undefined
    await pass(1_499)
    expect(runs).toHaveLength(1)
    await pass(1)
    expect(runs).toEqual([0, 1_500])
    await timer.stop()
  })

  it('checks the time of day after a minute when the work is due next year', async () => {
    next = at(400 * 86_400_000)
    const timer = keep()
    await pass(0)
    clock += 400 * 86_400_000
    await pass(60_000)
    expect(runs).toHaveLength(2)
    await timer.stop()
  })

  it('works again after a wake-up, once the current work is finished', async () => {
    let finish = () => {}
    const timer = startWakeTimer({
      clock: () => new Date(clock),
      work: async () => {
        runs.push(clock)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return undefined
      },
      onError: () => {},
    })
    timer.wake()
    timer.wake()
    expect(runs).toHaveLength(1)
    finish()
    await pass(0)
    expect(runs).toHaveLength(2)
    finish()
    await timer.stop()
  })

  it('reports an error, and tries again within a minute', async () => {
    const errors: unknown[] = []
    const timer = startWakeTimer({
      clock: () => new Date(clock),
      work: async () => {
        runs.push(clock)
        throw new Error('no database')
      },
      onError: (error) => errors.push(error),
    })
    await pass(60_000)
    expect(runs).toHaveLength(2)
    expect(errors).toHaveLength(2)
    await timer.stop()
  })

  it('does nothing after it is stopped', async () => {
    const timer = keep()
    await timer.stop()
    timer.wake()
    await pass(120_000)
    expect(runs).toHaveLength(1)
  })
})
