/**
 * A question before something that cannot be taken back. The focus begins at the answer that does no harm, and stays while
 * the other one takes its time.
 */
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
  /** What will happen, as the button says it: “Delete 3 pages”. */
  readonly action: string
  /** Called when the user confirms the action. */
  readonly onConfirm: () => void
  /** It stays as it is: by the other button, the cross or Escape. */
  readonly onCancel: () => void
  /** It is happening: both answers wait for its end. */
  readonly busy?: boolean
  /** Why it did not happen, and what to do about it. */
  readonly error?: ReactNode
  /** `danger` for what takes something away. */
  readonly tone?: 'danger' | 'neutral'
}

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
      {/* There before it has anything to say, so that it is heard. */}
      <div role="alert" className="alert-dialog-error">
        {error}
      </div>
    </Dialog>
  )
}
