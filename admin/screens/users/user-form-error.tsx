import { Callout } from '@cyanotype/ui/index.ts'
import type { ApiProblem } from '../../api/api-problem.ts'

/** Error of the server, announced when it appears. */
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
