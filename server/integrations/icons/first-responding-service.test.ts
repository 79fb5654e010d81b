import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFromFirst, NotFoundError } from './fetch-icons.ts'

interface Service {
  readonly request: (signal: AbortSignal) => Promise<string>
  readonly respond: (words: string) => void
  readonly fail: (error?: Error) => void
  /** Undefined until the service is tried. */
  signal?: AbortSignal
}

function service(): Service {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const made: Service = {
    request(signal) {
      made.signal = signal
      return promise
    },
    respond: resolve,
    fail: (error = new Error('no')) => reject(error),
  }
  return made
}

const timeouts = { nextServiceMs: 750, totalMs: 5_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Several services', () => {
  let first: Service
  let second: Service
  let result: Promise<string | undefined>
  beforeEach(() => {
    first = service()
    second = service()
    result = fetchFromFirst([first.request, second.request], timeouts)
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('are tried one after the other, each after 750 ms without a response', async () => {
    await pass(749)
    expect([first.signal, second.signal]).toEqual([expect.any(AbortSignal), undefined])
    await pass(1)
    expect(second.signal).toBeInstanceOf(AbortSignal)
    second.respond('from the second')
    expect(await result).toBe('from the second')
    expect(first.signal?.aborted).toBe(true)
  })

  it('may answer late, before the timeout', async () => {
    await pass(5_749)
    first.respond('late')
    expect(await result).toBe('late')
  })

  it('are given up 5000 ms after the last was tried', async () => {
    const ended = vi.fn()
    void result.then(ended)
    await pass(750 + 4_999)
    expect(ended).not.toHaveBeenCalled()
    await pass(1)
    expect(ended).toHaveBeenCalledWith(undefined)
    expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, true])
  })

  it('are tried at once when the previous one fails', async () => {
    first.fail()
    await pass(0)
    expect(second.signal).toBeDefined()
    second.respond('from the second')
    expect(await result).toBe('from the second')
  })

  it('have no response when all fail', async () => {
    first.fail()
    await pass(0)
    second.fail()
    expect(await result).toBeUndefined()
  })

  it('are awaited while one may still answer', async () => {
    await pass(750)
    second.fail()
    await pass(100)
    first.respond('from the first')
    expect(await result).toBe('from the first')
  })

  it('are not tried after a conclusive error', async () => {
    first.fail(new NotFoundError('there is none'))
    await expect(result).rejects.toThrow('there is none')
    await pass(10_000)
    expect(second.signal).toBeUndefined()
  })
})

it('returns nothing without services', async () => {
  expect(await fetchFromFirst([], timeouts)).toBeUndefined()
})
