/** Leave prompt: asks before leaving only if this browser could not store the unsaved text. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '../../router/use-blocker.ts'
import type { Editing } from '../state/editing-session.ts'

export function LeavingQuestion({ editing }: { readonly editing: Editing }) {
  const { t } = useLingui()
  const { isBlocked, leave, stay } = useBlocker({
    shouldBlockWindow: () => !editing.saveDraftNow(),
    shouldBlock: ({ current, next }) => current.pathname !== next.pathname && !editing.saveDraftNow(),
  })
  return (
    <Dialog
      open={isBlocked}
      onClose={stay}
      title={t`Leave without saving?`}
      footer={
        <>
          <Button color="red" variant="outline" onClick={leave}>
            <Trans>Leave and lose it</Trans>
          </Button>
          <Button onClick={stay}>
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
