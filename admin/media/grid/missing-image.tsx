/** Missing image: shown when an older version contains an image that was deleted since. */
import { Trans } from '@lingui/react/macro'
import { ApiProblem } from '../../api/api-problem.ts'

export function Unseen({ error }: { readonly error: Error }) {
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <p className="field-error">
      {isGone ? (
        <Trans>This picture is not in the library any more, and nobody sees it. Choose another.</Trans>
      ) : (
        error.message
      )}
    </p>
  )
}
