import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { transition } from './navigate.ts'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('changes the page after the pressed state was painted', async () => {
  const change = vi.fn()
  const done = transition(change, false)
  await vi.advanceTimersByTimeAsync(10)
  expect(change).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  await vi.advanceTimersByTimeAsync(1)
  expect(change).toHaveBeenCalledOnce()
  await done
})

it('waits at most 100 ms, as in a window that is not painted', async () => {
  const change = vi.fn()
  const done = transition(change, false)
  await vi.advanceTimersByTimeAsync(99)
  expect(change).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(change).toHaveBeenCalledOnce()
  await done
})

describe('View transition', () => {
  let show: () => void
  const skipTransition = vi.fn()

  beforeEach(() => {
    skipTransition.mockClear()
    vi.stubGlobal('document', {
      startViewTransition(change: () => void) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        show = () => {
          try {
            change()
            resolve()
          } catch (error) {
            reject(error)
          }
        }
        return { ready: new Promise(() => {}), updateCallbackDone: promise, skipTransition }
      },
    })
  })

  it('changes the page when the browser has painted the old one', async () => {
    const change = vi.fn()
    const done = transition(change, false)
    await vi.advanceTimersByTimeAsync(60)
    expect(change).not.toHaveBeenCalled()
    show()
    await done
    await vi.advanceTimersByTimeAsync(100)
    expect(change).toHaveBeenCalledOnce()
    expect(skipTransition).not.toHaveBeenCalled()
  })

  it('changes the page once, after at most 100 ms', async () => {
    const change = vi.fn()
    const done = transition(change, false)
    await vi.advanceTimersByTimeAsync(99)
    expect(change).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(change).toHaveBeenCalledOnce()
    expect(skipTransition).toHaveBeenCalledOnce()
    await done
    show()
    expect(change).toHaveBeenCalledOnce()
  })

  it('is not used for a page that is cached', async () => {
    const startViewTransition = vi.spyOn(document, 'startViewTransition')
    const change = vi.fn()
    const done = transition(change, true)
    for (const frame of frames) frame()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(change).toHaveBeenCalledOnce()
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  it.each(['in time', 'too late'])('rejects if the change fails and the browser paints %s', async (when) => {
    const failing = () => {
      throw new Error('no place for it')
    }
    const done = transition(failing, false)
    const rejection = expect(done).rejects.toThrow('no place for it')
    if (when === 'in time') show()
    await vi.advanceTimersByTimeAsync(100)
    await rejection
  })
})
