import { Button } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'

/** Closes the open message. On wide screens, the list is beside it and the button is not shown. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      color="neutral"
      icon="chevron"
      className="enquiries-back"
      onClick={onBack}
    >
      <Trans>Back to list</Trans>
    </Button>
  )
}
