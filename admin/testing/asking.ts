/** What is read in tests of the reader. */
import { queryOptions } from '@tanstack/react-query'

/** A server that is asked by hand. */
export function asking<Data>() {
  const asked: PromiseWithResolvers<Data>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<Data>()
    asked.push(answer)
    return answer.promise
  }
  return { asked, queryFn }
}

/** One that counts how often it is asked. */
export function counting(key: readonly unknown[]) {
  const options = { times: 0 }
  return { options, query: queryOptions({ queryKey: key, queryFn: async () => ++options.times }) }
}
