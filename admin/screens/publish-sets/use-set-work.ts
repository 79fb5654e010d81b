/** Actions on a publish set, one at a time. After each, all lists that show its documents are read again. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { publishSetsKey } from '../../publish-sets/queries.ts'

export interface SetWork {
  readonly isBusy: boolean
  readonly refusal: ApiProblem | undefined
  /** Resolves to false if it was refused. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

const families = [publishSetsKey, 'documents', 'list', 'calendar']

export function useSetWork(): SetWork {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<ApiProblem>()
  const readAgain = () =>
    Promise.all(families.map((family) => queries.invalidateQueries({ queryKey: [family] })))
  return {
    isBusy,
    refusal: refused,
    async run(work) {
      setIsBusy(true)
      setRefused(undefined)
      try {
        await work()
        await readAgain()
        return true
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        setRefused(error)
        await readAgain()
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
