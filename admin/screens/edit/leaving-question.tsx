/** Asks before leaving only where words would be lost: where this browser has no room to keep them. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { Editing } from '../../edits/editing.ts'

export function LeavingQuestion({ editing }: { readonly editing: Editing }) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => !editing.keepNow(),
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !editing.keepNow(),
  })
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={t`Leave without saving?`}
      footer={
        <>
          <Button color="red" variant="outline" onClick={() => proceed?.()}>
            <Trans>Leave and lose it</Trans>
          </Button>
          <Button onClick={() => reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>This browser has no room to keep what you wrote. Save it before you go.</Trans>
      </p>
    </Dialog>
  )
}
