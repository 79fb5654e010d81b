import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WarmUp } from './warm-up.ts'
import { openWarmUp } from './warm-up.ts'

afterEach(() => vi.useRealTimers())

/** Renders that end when the test says so. */
function slowRenders(options: { readonly rest?: number; readonly maxPages?: number } = {}) {
  const started: string[] = []
  let finish = () => {}
  const render = (key: string) => {
    started.push(key)
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  return { started, finish: () => finish(), warmUp: openWarmUp({ rest: 0, ...options, render }) }
}

const drop = (warmUp: WarmUp, uses: Record<string, number>) =>
  warmUp.add(Object.entries(uses).map(([key, times]) => ({ key, uses: times })))

describe('Warm-up of dropped pages', () => {
  it('renders the most requested first, one at a time, up to a limit', async () => {
    const { started, finish, warmUp } = slowRenders({ maxPages: 2 })
    drop(warmUp, { '/seldom': 2, '/often': 50, '/more': 9 })
    await expect.poll(() => started).toEqual(['/often'])
    finish()
    await expect.poll(() => started).toEqual(['/often', '/more'])
    finish()
    drop(warmUp, { '/next': 3 })
    await expect.poll(() => started).toEqual(['/often', '/more', '/next'])
  })

  it('ignores pages with few requests', async () => {
    const { started, finish, warmUp } = slowRenders()
    drop(warmUp, { '/once': 1, '/never': 0 })
    drop(warmUp, { '/often': 50 })
    await expect.poll(() => started).toEqual(['/often'])
    finish()
    drop(warmUp, { '/next': 3 })
    await expect.poll(() => started).toEqual(['/often', '/next'])
  })

  it('waits until there are no more publications', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { started, warmUp } = slowRenders({ rest: 200 })
    for (let times = 0; times < 5; times++) {
      drop(warmUp, { '/often': 50 })
      vi.advanceTimersByTime(199)
    }
    expect(started).toEqual([])
    vi.advanceTimersByTime(1)
    expect(started).toEqual(['/often'])
  })

  it('stops when the server stops', async () => {
    const { started, finish, warmUp } = slowRenders()
    drop(warmUp, { '/one': 3, '/two': 2 })
    await expect.poll(() => started).toEqual(['/one'])
    const closed = warmUp.close()
    finish()
    await closed
    expect(started).toEqual(['/one'])
  })

  it('continues with other pages after a failure', async () => {
    const started: string[] = []
    const warmUp = openWarmUp({
      rest: 0,
      render: async (key) => {
        started.push(key)
        if (key === '/broken') throw new Error('no')
      },
    })
    drop(warmUp, { '/broken': 9, '/sound': 2 })
    await expect.poll(() => started).toEqual(['/broken', '/sound'])
  })
})
