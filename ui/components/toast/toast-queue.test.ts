import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, toastLimits } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('toast queue', () => {
  it('keeps the newest five and drops the older ones', () => {
    const queue = createToastQueue()
    for (const title of ['1', '2', '3', '4', '5', '6']) queue.add({ title })
    expect(queue.entries().map(({ title }) => title)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('closes a notice at once and removes it 200 milliseconds later', () => {
    const queue = createToastQueue()
    const id = queue.add({ title: 'Saved' })
    queue.close(id)
    expect(queue.entries()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(toastLimits.removedAfter - 1)
    expect(queue.entries()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(queue.entries()).toEqual([])
  })

  it('notifies listeners until they unsubscribe', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    queue.add({ title: 'Saved' })
    stop()
    queue.add({ title: 'Saved again' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('ignores a toast that is closed twice or unknown', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    queue.subscribe(listener)
    queue.close(7)
    expect(listener).not.toHaveBeenCalled()
  })

  it('follows a promise in one toast, from start to success or failure', async () => {
    const queue = createToastQueue()
    const story = {
      loading: { title: 'Publishing' },
      success: (languages: number) => ({ title: `Published in ${languages} languages` }),
      failure: () => ({ title: 'Nothing was published', urgent: true }),
    }
    const good = Promise.resolve(2)
    queue.follow(good, story)
    expect(queue.entries()).toMatchObject([{ title: 'Publishing', duration: Number.POSITIVE_INFINITY }])
    await good
    expect(queue.entries()).toEqual([{ title: 'Published in 2 languages', id: 1, open: true }])

    queue.follow(Promise.reject(new Error('offline')), story)
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.entries()).toMatchObject([
      { id: 1 },
      { id: 2, title: 'Nothing was published', urgent: true },
    ])
  })

  it('shows the result even if the first toast was closed', () => {
    const queue = createToastQueue()
    const id = queue.add({ title: 'Publishing' })
    queue.close(id)
    queue.replace(id, { title: 'Published' })
    expect(queue.entries()).toMatchObject([{ open: false }, { title: 'Published', open: true }])
  })
})

it('matches the numbers of the specification', () => {
  expect(toastLimits).toEqual({ maxEntries: 5, duration: 5_000, removedAfter: 200 })
})
