import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FinalAnswer, tryInOrder } from './fetch-icons.ts'

interface Service {
  readonly request: (signal: AbortSignal) => Promise<string>
  readonly answer: (words: string) => void
  readonly fail: (fault?: Error) => void
  /** Undefined as long as nobody has asked. */
  signal?: AbortSignal
}

function service(): Service {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const made: Service = {
    request(signal) {
      made.signal = signal
      return promise
    },
    answer: resolve,
    fail: (fault = new Error('no')) => reject(fault),
  }
  return made
}

const timeouts = { rotate: 750, whole: 5_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('several services', () => {
  let first: Service
  let second: Service
  let heard: Promise<string | undefined>
  beforeEach(() => {
    first = service()
    second = service()
    heard = tryInOrder([first.request, second.request], timeouts)
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('are asked one after the other, each when 750 ms have brought no answer', async () => {
    await pass(749)
    expect([first.signal, second.signal]).toEqual([expect.any(AbortSignal), undefined])
    await pass(1)
    expect(second.signal).toBeInstanceOf(AbortSignal)
    second.answer('from the second')
    expect(await heard).toBe('from the second')
    expect(first.signal?.aborted).toBe(true)
  })

  it('are heard however late they answer, while there is time', async () => {
    await pass(5_749)
    first.answer('late')
    expect(await heard).toBe('late')
  })

  it('are given up 5000 ms after the last was asked', async () => {
    const ended = vi.fn()
    void heard.then(ended)
    await pass(750 + 4_999)
    expect(ended).not.toHaveBeenCalled()
    await pass(1)
    expect(ended).toHaveBeenCalledWith(undefined)
    expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, true])
  })

  it('are asked at once when the one before has failed', async () => {
    first.fail()
    await pass(0)
    expect(second.signal).toBeDefined()
    second.answer('from the second')
    expect(await heard).toBe('from the second')
  })

  it('have nothing to say when all have failed', async () => {
    first.fail()
    await pass(0)
    second.fail()
    expect(await heard).toBeUndefined()
  })

  it('are waited for while one may still answer', async () => {
    await pass(750)
    second.fail()
    await pass(100)
    first.answer('from the first')
    expect(await heard).toBe('from the first')
  })

  it('are not asked after one that had the last word', async () => {
    first.fail(new FinalAnswer('there is none'))
    await expect(heard).rejects.toThrow('there is none')
    await pass(10_000)
    expect(second.signal).toBeUndefined()
  })
})

it('answers nothing where there is nobody to ask', async () => {
  expect(await tryInOrder([], timeouts)).toBeUndefined()
})
