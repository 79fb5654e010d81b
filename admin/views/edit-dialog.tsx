/** A dialog with fields: Escape and the close button ask before they discard what was typed. */
import type { DialogProps } from '@cyanotype/ui/index.ts'
import { AlertDialog, Dialog, Drawer } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { useRef, useState } from 'react'

interface EditDialogProps extends Omit<DialogProps, 'ref' | 'onFocusCapture' | 'onSubmitCapture'> {
  readonly isDrawer?: boolean
  /** It stays open after its form is sent: what was sent is saved. */
  readonly staysOpen?: boolean
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

export function EditDialog({ isDrawer = false, staysOpen = false, onClose, ...rest }: EditDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  /** The fields that had the focus, with what they held then. */
  const fields = useRef(new Map<TextControl, string>())
  const [isAsking, setIsAsking] = useState(false)
  const remember = ({ target }: FocusEvent) => {
    if (isTextControl(target) && !fields.current.has(target)) fields.current.set(target, target.value)
  }
  const leave = () => {
    if ([...fields.current].some(hasTypedText)) setIsAsking(true)
    else onClose()
  }
  const stay = () => {
    setIsAsking(false)
    // Browsers may close a dialog that was cancelled twice, whatever we say.
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  const Shown = isDrawer ? Drawer : Dialog
  return (
    <>
      <Shown
        {...rest}
        ref={dialog}
        onClose={leave}
        onFocusCapture={remember}
        onSubmitCapture={() => staysOpen && fields.current.clear()}
      />
      <AlertDialog
        open={isAsking}
        title={t`Discard changes?`}
        action={t`Discard`}
        onCancel={stay}
        onConfirm={() => {
          setIsAsking(false)
          onClose()
        }}
      >
        {t`The text that you typed here is not saved.`}
      </AlertDialog>
    </>
  )
}

const otherInputs: ReadonlySet<string> = new Set([
  'search',
  'password',
  'checkbox',
  'radio',
  'file',
  'range',
  'color',
])

function isTextControl(target: EventTarget): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !otherInputs.has(target.type)
}

function hasTypedText([field, before]: readonly [TextControl, string]): boolean {
  return field.isConnected && !field.readOnly && field.value !== before && field.value.trim() !== ''
}
