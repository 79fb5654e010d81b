/** Says why something could not be loaded, with a button to try again. */
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface LoadFailureProps {
  readonly title?: ReactNode
  readonly error: Error
  readonly onRetry: () => unknown
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Callout tone="danger" role="alert" {...(title !== undefined && { title })}>
      <p>{error.message}</p>
      <Button size="sm" variant="outline" color="neutral" icon="refresh" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  )
}
