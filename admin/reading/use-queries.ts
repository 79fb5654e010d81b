import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Observer } from './observer.ts'
import { createObserver } from './observer.ts'
import type { QueryOptions } from './options.ts'
import type { QueryClient } from './query-client.ts'
import { useQueryClient } from './query-client-provider.tsx'
import type { QueryResult } from './seen.ts'

/** As many readings as there happen to be, in their order. */
export function useQueries<Data>(all: readonly QueryOptions<Data>[]): readonly QueryResult<Data>[] {
  const queries = useQueryClient()
  const [observers] = useState(() => createObservers<Data>(queries))
  const seen = observers.look(all)
  useSyncExternalStore(observers.subscribe, observers.version)
  useEffect(() => observers.follow(all))
  return seen
}

function createObservers<Data>(queries: QueryClient) {
  const places: { readonly observer: Observer<Data>; leave?: (() => void) | undefined }[] = []
  let tell: (() => void) | undefined
  const leave = (place: (typeof places)[number]) => {
    place.leave?.()
    place.leave = undefined
  }
  return {
    look: (all: readonly QueryOptions<Data>[]) =>
      all.map((options, index) => {
        const place = places[index] ?? { observer: createObserver(queries, options) }
        places[index] = place
        return place.observer.look(options)
      }),
    version: () => places.map(({ observer }) => observer.version()).join(),
    subscribe(onChange: () => void) {
      tell = onChange
      return () => {
        tell = undefined
        for (const place of places) leave(place)
      }
    },
    follow(all: readonly QueryOptions<Data>[]) {
      for (const [index, place] of places.entries()) {
        const options = all[index]
        if (options === undefined) leave(place)
        else {
          place.observer.follow(options)
          if (tell !== undefined) place.leave ??= place.observer.subscribe(tell)
        }
      }
    },
  }
}
