/** What may be read: by which key it is known, how it is asked for, and when again. */

declare const answer: unique symbol

/** Begins with what it is about, so that all of that can be found by its first words. */
export type QueryKey = readonly unknown[]
/** A key that knows what is read under it. */
export type KeyOf<Data> = QueryKey & { readonly [answer]?: Data }

/** Whether it is worth repeating what failed. */
export type Retry = false | ((failures: number, error: Error) => boolean)

interface Terms {
  readonly enabled?: boolean
  /** How long an answer counts as new, in milliseconds. At first it is old at once. */
  readonly staleTime?: number
  /** How long it is kept once nobody looks at it, in milliseconds. */
  readonly gcTime?: number
  readonly retry?: Retry
  readonly refetchOnMount?: 'always'
  readonly refetchOnWindowFocus?: 'always'
  readonly refetchInterval?: number | false
}

type Placeholder<Data> = Data | ((previous: Data | undefined) => Data | undefined)

export interface QueryOptions<Data> extends Terms {
  readonly queryKey: QueryKey
  /** What is known of it already is read anew, or grows by a page. */
  readonly queryFn: (known: Data | undefined, isNextPage: boolean) => Promise<Data> | Data
  /** Shown until the first answer. */
  readonly placeholderData?: Placeholder<NoInfer<Data>> | undefined
  readonly hasNextPage?: (data: NoInfer<Data>) => boolean
}

export type KnownOptions<Data> = QueryOptions<Data> & { readonly queryKey: KeyOf<Data> }

export function queryOptions<Data>(options: QueryOptions<Data>): KnownOptions<Data> {
  return options
}

/** What was shown before stays until what is asked for now has come. */
export function keepPreviousData<Data>(previous: Data | undefined): Data | undefined {
  return previous
}

export interface InfiniteData<Page, Param = unknown> {
  readonly pages: readonly Page[]
  readonly pageParams: readonly Param[]
}

interface PagedOptions<Page, Param> extends Terms {
  readonly queryKey: QueryKey
  readonly queryFn: (asked: { readonly pageParam: Param }) => Promise<Page> | Page
  readonly initialPageParam: Param
  /** By what the next page is asked for; `undefined` after the last. */
  readonly getNextPageParam: (last: Page) => NoInfer<Param> | undefined
  readonly placeholderData?: Placeholder<NoInfer<InfiniteData<Page, Param>>>
}

/** Read page by page. What is read anew has as many pages as before, unless there are fewer now. */
export function infiniteQueryOptions<Page, Param>(
  options: PagedOptions<Page, Param>,
): KnownOptions<InfiniteData<Page, Param>> {
  const { queryFn, initialPageParam, getNextPageParam, ...others } = options
  type Pages = InfiniteData<Page, Param>
  const nextOf = ({ pages }: Pages) => {
    const last = pages.at(-1)
    return last === undefined ? undefined : getNextPageParam(last)
  }
  const withPage = async ({ pages, pageParams }: Pages, pageParam: Param): Promise<Pages> => ({
    pages: [...pages, await queryFn({ pageParam })],
    pageParams: [...pageParams, pageParam],
  })
  return {
    ...others,
    hasNextPage: (data) => nextOf(data) !== undefined,
    async queryFn(known, isNextPage) {
      if (known !== undefined && isNextPage) {
        const next = nextOf(known)
        return next === undefined ? known : withPage(known, next)
      }
      let read = await withPage({ pages: [], pageParams: [] }, initialPageParam)
      for (let count = known?.pages.length ?? 1; read.pages.length < count; ) {
        const next = nextOf(read)
        if (next === undefined) break
        read = await withPage(read, next)
      }
      return read
    },
  }
}
