import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'

interface AccountPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** One section of the account screen, with its name beside the content. */
export function AccountPart({ title, children }: AccountPartProps) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} className="account-section-title">
        {title}
      </h2>
      <div className="account-section-body">{children}</div>
    </section>
  )
}

interface Sending {
  readonly isBusy: boolean
  readonly problem: ApiProblem | undefined
  /** Does nothing while another submission is pending. Resolves to whether it succeeded. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>
  /** The error of one field. */
  readonly errorOf: (field: string) => string | undefined
}

/** Runs one submission at a time and holds its error. */
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
