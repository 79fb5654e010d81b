/** Runs one action at a time, with its pending state and its last error. */
import { Callout } from '@cyanotype/ui/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'

export interface Work {
  readonly isBusy: boolean
  readonly refusal: ApiProblem | undefined
  /** Resolves to `undefined` if it was refused. */
  do<Done>(work: () => Promise<Done>): Promise<Done | undefined>
}

/** `family`: queries to refetch afterwards. */
export function useWork(family = 'users'): Work {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiProblem>()
  return {
    isBusy,
    refusal,
    async do(work) {
      setIsBusy(true)
      setRefusal(undefined)
      try {
        const done = await work()
        await queries.invalidateQueries({ queryKey: [family] })
        return done
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        setRefusal(error)
        return undefined
      } finally {
        setIsBusy(false)
      }
    },
  }
}

/** Error of the server, announced when it appears. */
export function ProblemAlert({ problem }: { readonly problem: ApiProblem | undefined }) {
  return (
    <div role="alert">
      {problem === undefined ? null : (
        <Callout tone="danger">
          <p>{problem.fields[0]?.message ?? problem.message}</p>
        </Callout>
      )}
    </div>
  )
}
