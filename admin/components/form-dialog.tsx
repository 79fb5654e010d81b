/** Dialog with one form: *Cancel*, and a button that submits. The result can replace the form. */
import { Button, cx } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FocusEventHandler, ReactNode, SubmitEvent } from 'react'
import { useId } from 'react'
import type { EditDialogProps } from './edit-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import './form-dialog.css'

interface FormDialogProps
  extends Omit<EditDialogProps, 'open' | 'footer' | 'action' | 'words' | 'onFocus' | 'onSubmit'> {
  /** The label of the button that submits. */
  readonly action: ReactNode
  /** The form is not submitted again meanwhile. */
  readonly isBusy?: boolean
  readonly formClass?: string
  /** The form shows its own errors instead of those of the browser. */
  readonly noValidate?: boolean
  /** What the submission produced, such as a link to copy. It replaces the form, and *Done* closes the dialog. */
  readonly result?: ReactNode
  /** The result cannot be shown again: Escape and the close button ask whether it was copied. */
  readonly isShownOnce?: boolean
  readonly onFocus?: FocusEventHandler<HTMLFormElement>
  readonly onSubmit: (form: HTMLFormElement) => void
}

/** The button that had the focus is gone, and screen readers announce the new title of the dialog. */
const focusDialog = (content: HTMLElement | null) => content?.closest('dialog')?.focus()

export function FormDialog(props: FormDialogProps) {
  const { action, isBusy = false, formClass, noValidate, result, isShownOnce = false, ...others } = props
  const { onFocus, onSubmit, children, ...dialogProps } = others
  const { onClose } = dialogProps
  const id = useId()
  const words = useCopyQuestion()
  if (result !== undefined) {
    const done = (
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    )
    return (
      <EditDialog {...dialogProps} open footer={done} hasChanges={isShownOnce} words={words}>
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

/** The question before a dialog or drawer closes that shows what cannot be shown again. */
export function useCopyQuestion() {
  const { t } = useLingui()
  return {
    title: t`Have you copied it?`,
    action: t`Close anyway`,
    text: t`It is shown only now. Later you can only create a new one.`,
  }
}
