import { Callout } from '@cyanotype/ui/index.ts'
import type { ApiProblem } from '../../api/api-problem.ts'

/** Why something was not done, in the server's words; said aloud when it appears. */
export function Refusal({ problem }: { readonly problem: ApiProblem | undefined }) {
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
