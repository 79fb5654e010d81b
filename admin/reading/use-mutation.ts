import { useState } from 'react'
import { useQueryClient } from './query-client-provider.tsx'

interface Deed<Answer, Wish> {
  readonly mutationFn: (wish: Wish) => Promise<Answer>
  readonly onSuccess?: (answer: Answer, wish: Wish) => unknown
  readonly onError?: (error: Error) => unknown
}

interface Mutation<Wish> {
  /** Without a line it waits for one. */
  readonly mutate: (wish: Wish) => void
  /** Until all that follows is done, too. */
  readonly isPending: boolean
  /** Of the last time; forgotten with the next. */
  readonly error: Error | null
}

/** Does something on the server when it is wished. */
export function useMutation<Answer, Wish = void>(deed: Deed<Answer, Wish>): Mutation<Wish> {
  const queries = useQueryClient()
  const [underWay, setUnderWay] = useState(0)
  const [error, setError] = useState<Error | null>(null)
  const attempt = async (wish: Wish) => {
    await queries.untilOnline()
    const answer = await deed.mutationFn(wish)
    await deed.onSuccess?.(answer, wish)
  }
  const mutate = (wish: Wish) => {
    setError(null)
    setUnderWay((count) => count + 1)
    attempt(wish)
      .catch((failure: Error) => {
        setError(failure)
        return deed.onError?.(failure)
      })
      .finally(() => setUnderWay((count) => count - 1))
  }
  return { mutate, isPending: underWay > 0, error }
}
