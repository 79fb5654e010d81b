/** Said in the place of a picture that cannot be shown: an older version may name one that was deleted since. */
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
