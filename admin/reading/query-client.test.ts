/** What is read from the server is read once for all, kept for a while, and read anew when it has to be. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asking, counting } from '../testing/asking.ts'
import { createObserver } from './observer.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('reading', () => {
  it('asks once for all who want the same at the same time', async () => {
    const queries = createQueryClient()
    const { asked, queryFn } = asking<string>()
    const both = [
      { b: 1, a: 2 },
      { a: 2, b: 1 },
    ].map((wish) => queries.fetchQuery({ queryKey: ['x', wish], queryFn }))
    asked[0]?.resolve('here')
    expect(await Promise.all(both)).toEqual(['here', 'here'])
    expect(asked.length).toBe(1)
  })

  it('asks again for what is old, and not for what is new enough', async () => {
    const queries = createQueryClient()
    const { query } = counting(['x'])
    expect(await queries.fetchQuery({ ...query, staleTime: 1_000 })).toBe(1)
    expect(await queries.fetchQuery({ ...query, staleTime: 1_000 })).toBe(1)
    expect(await queries.ensureQueryData(query)).toBe(1)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(await queries.fetchQuery({ ...query, staleTime: 1_000 })).toBe(2)
    expect(await queries.fetchQuery(query)).toBe(3)
  })

  it('tells whoever asked why it failed, and repeats only what is worth it', async () => {
    const queries = createQueryClient({
      retry: (failures, { message }) => failures < 1 && message === 'busy',
    })
    const queryFn = vi.fn(async () => Promise.reject(new Error('busy')))
    const busy = expect(queries.fetchQuery({ queryKey: ['busy'], queryFn })).rejects.toThrow('busy')
    await vi.advanceTimersByTimeAsync(999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await busy
    expect(queryFn).toHaveBeenCalledTimes(2)
    const refused = vi.fn(async () => Promise.reject(new Error('refused')))
    await expect(queries.fetchQuery({ queryKey: ['refused'], queryFn: refused })).rejects.toThrow('refused')
    await expect(queries.fetchQuery({ queryKey: ['never'], queryFn, retry: false })).rejects.toThrow('busy')
    expect([refused.mock.calls.length, queryFn.mock.calls.length]).toEqual([1, 3])
  })

  it('keeps what nobody looks at for five minutes, or as long as it is asked to', async () => {
    const queries = createQueryClient()
    await queries.fetchQuery(counting(['usual']).query)
    await queries.fetchQuery({ ...counting(['never']).query, gcTime: 0 })
    await queries.fetchQuery({ ...counting(['always']).query, gcTime: Number.POSITIVE_INFINITY })
    await vi.advanceTimersByTimeAsync(1)
    const known = () => ['usual', 'never', 'always'].map((name) => queries.getQueryData([name]))
    expect(known()).toEqual([1, undefined, 1])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(known()).toEqual([undefined, undefined, 1])
  })
})

describe('what is known', () => {
  it('is changed by hand, under all keys that begin alike', async () => {
    const queries = createQueryClient()
    queries.setQueryData(['list', 'a', { page: 1 }], 1)
    queries.setQueryData(['list', 'b'], 2)
    queries.setQueryData(['other'], 3)
    queries.setQueriesData<number>({ queryKey: ['list'] }, (number) => number && number + 10)
    queries.setQueriesData({ queryKey: ['list', 'b'] }, () => undefined)
    expect(queries.getQueryData(['list', 'a', { page: 1 }])).toBe(11)
    expect(queries.getQueryData(['list', 'b'])).toBe(12)
    expect(queries.getQueryData(['other'])).toBe(3)
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'other' })
    expect(queries.getQueryData(['list', 'b'])).toBeUndefined()
    expect(queries.getQueryData(['other'])).toBe(3)
  })

  it('stays the same where an answer says the same', async () => {
    const queries = createQueryClient()
    const before = {
      items: [
        { id: 1, tags: ['a'] },
        { id: 2, tags: [] },
      ],
    }
    queries.setQueryData(['x'], before)
    queries.setQueryData(['x'], {
      items: [
        { id: 1, tags: ['a'] },
        { id: 2, tags: ['b'] },
      ],
    })
    const after = queries.getQueryData<typeof before>(['x'])
    expect(after).not.toBe(before)
    expect(after?.items[0]).toBe(before.items[0])
    queries.setQueryData(['x'], structuredClone(after))
    expect(queries.getQueryData(['x'])).toBe(after)
  })

  it('is read anew at once where somebody looks, and later where nobody does', async () => {
    const queries = createQueryClient()
    const [seen, unseen, off] = [counting(['x', 1]), counting(['x', 2]), counting(['x', 3])]
    for (const { query } of [seen, unseen, off]) await queries.fetchQuery(query)
    const staleTime = Number.POSITIVE_INFINITY
    createObserver(queries, { ...seen.query, staleTime }).subscribe(() => undefined)
    createObserver(queries, { ...off.query, enabled: false }).subscribe(() => undefined)
    await queries.invalidateQueries({ queryKey: ['x'] })
    expect([seen, unseen, off].map(({ options }) => options.times)).toEqual([2, 1, 1])
    expect(await queries.fetchQuery({ ...unseen.query, staleTime })).toBe(2)
    await queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    expect(seen.options.times).toBe(2)
    await queries.refetchQueries({})
    expect([seen.options.times, unseen.options.times]).toEqual([3, 2])
  })

  it('begins anew where an answer on its way may be out of date, and gives the newer one to all', async () => {
    const queries = createQueryClient()
    const { asked, queryFn } = asking<string>()
    queries.setQueryData(['x'], 'old')
    createObserver(queries, { queryKey: ['x'], queryFn }).subscribe(() => undefined)
    const first = queries.fetchQuery({ queryKey: ['x'], queryFn })
    const done = queries.invalidateQueries({ queryKey: ['x'] })
    expect(asked.length).toBe(2)
    asked[0]?.resolve('between')
    await settled()
    expect(queries.getQueryData(['x'])).toBe('old')
    asked[1]?.resolve('new')
    await done
    expect(await first).toBe('new')
  })

  it('is forgotten and read from the beginning', async () => {
    const queries = createQueryClient()
    const { asked, queryFn } = asking<string>()
    queries.setQueryData(['x'], 'old')
    const observer = createObserver(queries, { queryKey: ['x'], queryFn, staleTime: 60_000 })
    observer.subscribe(() => undefined)
    const done = queries.resetQueries({ queryKey: ['x'] })
    expect(observer.look({ queryKey: ['x'], queryFn, staleTime: 60_000 })).toMatchObject({ isPending: true })
    asked[0]?.resolve('new')
    await done
    expect(queries.getQueryData(['x'])).toBe('new')
  })
})
