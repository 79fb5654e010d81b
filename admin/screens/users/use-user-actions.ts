/** Runs one action at a time, with its pending state and its last error. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'

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
