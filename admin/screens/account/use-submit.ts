import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'

interface Sending {
  readonly isBusy: boolean
  readonly problem: ApiProblem | undefined
  /** Does it unless it is being done; answers whether it was done. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>
  /** What is wrong with one field. */
  readonly errorOf: (field: string) => string | undefined
}

/** One thing at a time that the server may refuse. */
export function useSending(): Sending {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ApiProblem>()
  return {
    isBusy,
    problem,
    async send(work) {
      if (isBusy) return false
      setIsBusy(true)
      setProblem(undefined)
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        setProblem(error)
        return false
      } finally {
        setIsBusy(false)
      }
    },
    errorOf: (field) => problem?.fields.find(({ path }) => path.includes(field))?.message,
  }
}
