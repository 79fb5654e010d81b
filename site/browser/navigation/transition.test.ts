import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transition } from './transition.ts'

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
