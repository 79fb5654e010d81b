/** Dialog with one form: *Cancel*, and a button that submits. The result can replace the form. */
import { Button, cx } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { FocusEventHandler, ReactNode, SubmitEvent } from 'react'
import { useId } from 'react'
import type { EditDialogProps } from './edit-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import './form-dialog.css'

interface FormDialogProps
  extends Omit<EditDialogProps, 'open' | 'footer' | 'action' | 'onFocus' | 'onSubmit'> {
  /** The label of the button that submits. */
  readonly action: ReactNode
  /** The form is not submitted again meanwhile. */
  readonly isBusy?: boolean
  readonly formClass?: string
  /** The form shows its own errors instead of those of the browser. */
  readonly noValidate?: boolean
  /** What the submission produced, such as a link to copy. It replaces the form, and *Done* closes the dialog. */
  readonly result?: ReactNode
  readonly onFocus?: FocusEventHandler<HTMLFormElement>
  readonly onSubmit: (form: HTMLFormElement) => void
}

/** The button that had the focus is gone, and screen readers announce the new title of the dialog. */
const focusDialog = (content: HTMLElement | null) => content?.closest('dialog')?.focus()

export function FormDialog(props: FormDialogProps) {
  const { action, isBusy = false, formClass, noValidate, result, ...others } = props
  const { onFocus, onSubmit, children, ...dialogProps } = others
  const { onClose } = dialogProps
  const id = useId()
  if (result !== undefined) {
    const done = (
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    )
    return (
      <EditDialog {...dialogProps} open footer={done}>
        <div ref={focusDialog} className="form-dialog-content">
          {result}
        </div>
      </EditDialog>
    )
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) onSubmit(event.currentTarget)
  }
  const actions = (
    <>
      <Button variant="outline" color="neutral" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={id} loading={isBusy}>
        {action}
      </Button>
    </>
  )
  return (
    <EditDialog {...dialogProps} open footer={actions}>
      <form
        id={id}
        className={cx('form-dialog-content', formClass)}
        noValidate={noValidate}
        onFocus={onFocus}
        onSubmit={handleSubmit}
      >
        {children}
      </form>
    </EditDialog>
  )
}
