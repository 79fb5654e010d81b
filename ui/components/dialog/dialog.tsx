import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useModal } from './use-modal.ts'

const messages = { modal: english.modal }

registerIcons({ close })

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the user closes it: with Escape, the close button, or a form with `method="dialog"`. */
  readonly onClose: () => void
  /** The title of the dialog, which also names it for screen readers. */
  readonly title: ReactNode
  /** The buttons of the dialog, the most likely one last. */
  readonly footer?: ReactNode
  /** Another label for the close button. */
  readonly closeLabel?: string
}

/** A modal window for a question or a short form that has to be answered first. */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  closeLabel,
  children,
  className,
  ref,
  ...rest
}: DialogProps) {
  const { word } = useUi(messages)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, { open, onClose, within: ':scope > :is(.dialog-body, .dialog-footer)' })
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={useComposedRef(dialog, ref)}
      className={cx('dialog', className)}
      tabIndex={-1}
    >
      <div className="dialog-header">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="close"
          aria-label={closeLabel ?? word('modal.close')}
          onClick={onClose}
        />
      </div>
      <div className="dialog-body">{children}</div>
      {footer ? <div className="dialog-footer">{footer}</div> : null}
    </dialog>
  )
}
