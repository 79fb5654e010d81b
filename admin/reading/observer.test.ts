/** Who looks at what is read sees it come and go on, and has it read anew when it is old. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asking, counting } from '../testing/asking.ts'
import { createObserver } from './observer.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from './options.ts'
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

describe('whoever looks', () => {
  it('sees it come, and is told only of what they looked at', async () => {
    const queries = createQueryClient()
    const { asked, queryFn } = asking<string>()
    const options = { queryKey: ['x'], queryFn }
    const observer = createObserver(queries, options)
    expect(observer.look(options)).toMatchObject({ status: 'pending', isFetching: true, data: undefined })
    const onChange = vi.fn()
    const names = createObserver(queries, options)
    expect(names.look(options).data).toBeUndefined()
    names.subscribe(onChange)
    observer.subscribe(() => undefined)
    asked[0]?.resolve('here')
    await settled()
    expect(names.look(options).data).toBe('here')
    expect(onChange).toHaveBeenCalledTimes(1)
    void names.look(options).refetch()
    asked[1]?.resolve('here')
    await settled()
    expect([onChange.mock.calls.length, names.version()]).toEqual([1, 1])
    expect(observer.look(options)).toMatchObject({ status: 'success', isFetching: false })
  })

  it('keeps what was there where a newer answer fails, and asks again when they come back', async () => {
    const queries = createQueryClient()
    let isAway = false
    const options = queryOptions({
      queryKey: ['x'],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => (isAway ? Promise.reject(new Error('away')) : 'here'),
    })
    const observer = createObserver(queries, options)
    const leave = observer.subscribe(() => undefined)
    await settled()
    isAway = true
    await observer.look(options).refetch()
    expect(observer.look(options)).toMatchObject({ status: 'error', data: 'here', isError: true })
    leave()
    isAway = false
    const later = createObserver(queries, options)
    later.subscribe(() => undefined)
    await settled()
    expect(later.look(options)).toMatchObject({ status: 'success', error: null })
  })

  it('goes from one to the next, with what was there until the next has come', async () => {
    const queries = createQueryClient()
    const { asked, queryFn } = asking<string>()
    const at = (page: number) => ({ queryKey: ['x', page], queryFn, placeholderData: keepPreviousData })
    const observer = createObserver<string>(queries, at(1))
    observer.look(at(1))
    observer.subscribe(() => undefined)
    asked[0]?.resolve('one')
    await settled()
    expect(observer.look(at(2))).toMatchObject({ status: 'success', data: 'one', isFetching: true })
    observer.follow(at(2))
    asked[1]?.resolve('two')
    await settled()
    expect(observer.look(at(2)).data).toBe('two')
    const held = { queryKey: ['y'], queryFn, placeholderData: () => 'held', enabled: false }
    expect(observer.look(held)).toMatchObject({ data: 'held', isFetching: false })
    observer.follow(held)
    expect(asked.length).toBe(2)
  })

  it('gets it anew by the clock, while somebody watches', async () => {
    const queries = createQueryClient()
    const { options, query } = counting(['x'])
    const stop = createObserver(queries, { ...query, refetchInterval: 3_000 }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(6_500)
    expect(options.times).toBe(3)
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(options.times).toBe(3)
    stop()
  })

  it('gets it anew when they or the line are back, where it is old or always wanted', async () => {
    const queries = createQueryClient()
    const stop = queries.start()
    const staleTime = Number.POSITIVE_INFINITY
    const [old, fresh, always] = [counting(['old']), counting(['fresh']), counting(['always'])]
    createObserver(queries, old.query).subscribe(() => undefined)
    createObserver(queries, { ...fresh.query, staleTime }).subscribe(() => undefined)
    createObserver(queries, { ...always.query, staleTime, refetchOnWindowFocus: 'always' }).subscribe(
      () => undefined,
    )
    const times = () => [old, fresh, always].map(({ options }) => options.times)
    await settled()
    window.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(times()).toEqual([2, 1, 2])
    window.dispatchEvent(new Event('offline'))
    const waiting = queries.fetchQuery(counting(['late']).query)
    await settled()
    expect(queries.getQueryData(['late'])).toBeUndefined()
    window.dispatchEvent(new Event('online'))
    expect(await waiting).toBe(1)
    expect(times()).toEqual([3, 1, 2])
    stop()
    window.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(times()).toEqual([3, 1, 2])
  })
})

describe('page by page', () => {
  it('grows until the last, and is read anew as long as it was', async () => {
    const queries = createQueryClient()
    const asked: (number | undefined)[] = []
    let last = 3
    const options = infiniteQueryOptions({
      queryKey: ['x'],
      queryFn: async ({ pageParam = 1 }: { pageParam: number | undefined }) => {
        asked.push(pageParam)
        return pageParam
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page < last ? page + 1 : undefined),
      staleTime: Number.POSITIVE_INFINITY,
    })
    const observer = createObserver(queries, options)
    observer.subscribe(() => undefined)
    await settled()
    const seen = () => observer.look(options)
    expect(seen()).toMatchObject({ hasNextPage: true, isFetchingNextPage: false, data: { pages: [1] } })
    const more = seen().fetchNextPage()
    expect(seen().isFetchingNextPage).toBe(true)
    await more
    await seen().fetchNextPage()
    await seen().fetchNextPage()
    expect(seen()).toMatchObject({ hasNextPage: false, isFetching: false, data: { pages: [1, 2, 3] } })
    expect(asked).toEqual([1, 2, 3])
    last = 2
    await queries.invalidateQueries({ queryKey: ['x'] })
    expect(seen().data?.pages).toEqual([1, 2])
    expect(asked).toEqual([1, 2, 3, 1, 2])
  })
})
