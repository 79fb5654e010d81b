/** Dialog with fields: asks before Escape or the close button discards changes. */
import type { DialogProps } from '@cyanotype/ui/index.ts'
import { AlertDialog, Dialog, Drawer } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent, SubmitEvent } from 'react'
import { useRef, useState } from 'react'

export interface EditDialogProps extends Omit<DialogProps, 'ref' | 'onFocusCapture' | 'onSubmitCapture'> {
  readonly isDrawer?: boolean
  /** The dialog stays open after submitting, because the submitted values are saved. */
  readonly staysOpen?: boolean
  /** Whether there are changes outside text fields, such as a selected date. */
  readonly hasChanges?: boolean
  /** The question, where it is not about changes in fields. */
  readonly words?: DiscardWords | undefined
}

interface DiscardWords {
  readonly title: string
  readonly action: string
  readonly text: string
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

export function EditDialog(props: EditDialogProps) {
  const { isDrawer = false, staysOpen = false, hasChanges = false, words, onClose, ...rest } = props
  const { dialogProps, question } = useDiscardQuestion({ staysOpen, hasChanges, words, onClose })
  const Shown = isDrawer ? Drawer : Dialog
  return (
    <>
      <Shown {...rest} {...dialogProps} />
      {question}
    </>
  )
}

type DiscardOptions = Pick<EditDialogProps, 'staysOpen' | 'hasChanges' | 'words' | 'onClose'>

/** For a dialog that is rendered elsewhere: pass it `dialogProps` and render `question` beside it. */
export function useDiscardQuestion(options: DiscardOptions) {
  const { staysOpen = false, hasChanges = false, onClose, words } = options
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  /** The fields that had the focus, with their value at that time. */
  const fields = useRef(new Map<TextControl, string>())
  const [isConfirming, setIsConfirming] = useState(false)
  const remember = ({ target }: FocusEvent) => {
    if (isTextControl(target) && !fields.current.has(target)) fields.current.set(target, target.value)
  }
  /** Only the fields of the submitted form count as saved. */
  const markSaved = ({ target }: SubmitEvent) => {
    for (const field of fields.current.keys()) {
      if (field.form === target) fields.current.set(field, field.value)
    }
  }
  const leave = () => {
    if (hasChanges || [...fields.current].some(hasTypedText)) setIsConfirming(true)
    else onClose()
  }
  const stay = () => {
    setIsConfirming(false)
    // Browsers may close a dialog at the second attempt even if it was cancelled.
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  const discard = () => {
    setIsConfirming(false)
    fields.current.clear()
    onClose()
  }
  const question = (
    <AlertDialog
      open={isConfirming}
      title={words?.title ?? t`Discard changes?`}
      action={words?.action ?? t`Discard`}
      onCancel={stay}
      onConfirm={discard}
    >
      {words?.text ?? t`Your changes are not saved.`}
    </AlertDialog>
  )
  const onSubmitCapture = staysOpen ? markSaved : undefined
  return { dialogProps: { ref: dialog, onClose: leave, onFocusCapture: remember, onSubmitCapture }, question }
}

const otherInputs: ReadonlySet<string> = new Set(['search', 'checkbox', 'radio', 'file', 'range', 'color'])

function isTextControl(target: EventTarget): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !otherInputs.has(target.type)
}

function hasTypedText([field, before]: readonly [TextControl, string]): boolean {
  return field.isConnected && !field.readOnly && field.value !== before && field.value.trim() !== ''
}
