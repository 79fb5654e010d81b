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

it('changes the page when what was pressed has been seen to be pressed', async () => {
  const change = vi.fn()
  const done = transition(change, false)
  await vi.advanceTimersByTimeAsync(10)
  expect(change).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  await vi.advanceTimersByTimeAsync(1)
  expect(change).toHaveBeenCalledOnce()
  await done
})

it('waits for that 100 ms at most, as in a window that is not drawn', async () => {
  const change = vi.fn()
  const done = transition(change, false)
  await vi.advanceTimersByTimeAsync(99)
  expect(change).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(change).toHaveBeenCalledOnce()
  await done
})

describe('a browser that shows how pages change', () => {
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
          } catch (fault) {
            reject(fault)
          }
        }
        return { ready: new Promise(() => {}), updateCallbackDone: promise, skipTransition }
      },
    })
  })

  it('is left to say when it has painted the page that goes', async () => {
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

  it('is waited for 100 ms at most, and the page changes once', async () => {
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

  it('is not asked for a page that is at hand', async () => {
    const startViewTransition = vi.spyOn(document, 'startViewTransition')
    const change = vi.fn()
    const done = transition(change, true)
    for (const frame of frames) frame()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(change).toHaveBeenCalledOnce()
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  it.each(['in time', 'too late'])('tells of a change that fails, where it paints %s', async (when) => {
    const failing = () => {
      throw new Error('no place for it')
    }
    const done = transition(failing, false)
    const told = expect(done).rejects.toThrow('no place for it')
    if (when === 'in time') show()
    await vi.advanceTimersByTimeAsync(100)
    await told
  })
})
