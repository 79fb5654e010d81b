import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWakeTimer } from './wake-timer.ts'

const at = (time: number) => new Date(time).toISOString()

describe('Wake timer', () => {
  let clock: number
  let asked: number[]
  let next: string | undefined
  const work = async () => {
    asked.push(clock)
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
      onFault: (fault) => {
        throw fault
      },
    })

  beforeEach(() => {
    vi.useFakeTimers()
    clock = 0
    asked = []
    next = undefined
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('works at once, and every minute while nothing is planned', async () => {
    const timer = keep()
    await pass(0)
    expect(asked).toEqual([0])
    await pass(59_999)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(asked).toHaveLength(2)
    await timer.stop()
  })

  it('wakes at the next planned time', async () => {
    next = at(1_500)
    const timer = keep()
    await pass(0)
    next = undefined
    await pass(1_499)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(asked).toEqual([0, 1_500])
    await timer.stop()
  })

  it('checks the time of day after a minute when the planned time is next year', async () => {
    next = at(400 * 86_400_000)
    const timer = keep()
    await pass(0)
    clock += 400 * 86_400_000
    await pass(60_000)
    expect(asked).toHaveLength(2)
    await timer.stop()
  })

  it('works again after a wake-up, once the current work is finished', async () => {
    let finish = () => {}
    const timer = startWakeTimer({
      clock: () => new Date(clock),
      work: async () => {
        asked.push(clock)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return undefined
      },
      onFault: () => {},
    })
    timer.wake()
    timer.wake()
    expect(asked).toHaveLength(1)
    finish()
    await pass(0)
    expect(asked).toHaveLength(2)
    finish()
    await timer.stop()
  })

  it('reports an error, and tries again within a minute', async () => {
    const faults: unknown[] = []
    const timer = startWakeTimer({
      clock: () => new Date(clock),
      work: async () => {
        asked.push(clock)
        throw new Error('no database')
      },
      onFault: (fault) => faults.push(fault),
    })
    await pass(60_000)
    expect(asked).toHaveLength(2)
    expect(faults).toHaveLength(2)
    await timer.stop()
  })

  it('does nothing after it is stopped', async () => {
    const timer = keep()
    await timer.stop()
    timer.wake()
    await pass(120_000)
    expect(asked).toHaveLength(1)
  })
})
