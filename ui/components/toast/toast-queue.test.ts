import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, toastLimits } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a queue of notices', () => {
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

  it('tells whoever listens, until they stop', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    queue.add({ title: 'Saved' })
    stop()
    queue.add({ title: 'Saved again' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('does nothing when a notice is closed twice or was never there', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    queue.subscribe(listener)
    queue.close(7)
    expect(listener).not.toHaveBeenCalled()
  })
})
