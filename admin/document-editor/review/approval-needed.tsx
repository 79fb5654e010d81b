/** Tells in the publish dialog that a rule prevents the publication, and links to the review. */
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEditSearch } from '../editor-search-params.ts'

interface ApprovalNeededProps {
  /** Called before the review opens. */
  readonly onClose: () => void
}

export function ApprovalNeeded({ onClose }: ApprovalNeededProps) {
  const { t } = useLingui()
  const [, change] = useEditSearch()
  return (
    <Callout tone="warning" title={t`Not approved yet`}>
      <p>
        <Trans>This version needs an approval before it can be published.</Trans>
      </p>
      <Button
        size="sm"
        variant="outline"
        color="neutral"
        onClick={() => {
          onClose()
          change({ panel: 'review' })
        }}
      >
        <Trans>Open the review</Trans>
      </Button>
    </Callout>
  )
}
