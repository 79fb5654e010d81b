import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'

const messages = { alertDialog: english.alertDialog }

export interface AlertDialogProps extends Omit<DialogProps, 'onClose' | 'footer' | 'closeLabel'> {
  /** The label of the action button, which says what happens: “Delete 3 pages”. */
  readonly action: string
  /** Called when the user confirms the action. */
  readonly onConfirm: () => void
  /** Called when the user cancels with the other button, the close button or Escape. */
  readonly onCancel: () => void
  /** The action is running: both buttons are disabled until it ends. */
  readonly busy?: boolean
  /** Why the action failed, and what to do about it. */
  readonly error?: ReactNode
  /** `danger` for actions that delete something. */
  readonly tone?: 'danger' | 'neutral'
}

/**
 * A question before an action that cannot be undone. The focus starts at the safe answer, and stays there
 * while the action runs.
 */
export function AlertDialog({
  action,
  onConfirm,
  onCancel,
  busy = false,
  error,
  tone = 'danger',
  children,
  className,
  ...rest
}: AlertDialogProps) {
  const { word } = useUi(messages)
  const textId = useId()
  const handleCancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={textId}
      // Browsers close a dialog at the second Escape even if the first was cancelled.
      closedby={busy ? 'none' : undefined}
      {...rest}
      className={cx('alert-dialog', className)}
      onClose={handleCancel}
      footer={
        <>
          <Button variant="outline" color="neutral" aria-disabled={busy || undefined} onClick={handleCancel}>
            {word('alertDialog.cancel')}
          </Button>
          <Button color={tone === 'danger' ? 'red' : 'primary'} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
      {/* Rendered before it has a message, so that screen readers announce it. */}
      <div role="alert" className="alert-dialog-error">
        {error}
      </div>
    </Dialog>
  )
}
