/** One toast: what happened, an optional action, and a close button. */
import * as Radix from '@radix-ui/react-toast'
import type { KeyboardEvent } from 'react'
import { close, danger, note, success, warning } from '../../icons/icons.generated.ts'
import type { IconName } from '../../icons/resolve.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ToastEntry, ToastMessage } from './toast-queue.ts'
import { toastLimits } from './toast-queue.ts'

const messages = { toast: english.toast }

bringIcons({ close, danger, note, success, warning })

const toneIcons: Readonly<Record<NonNullable<ToastMessage['tone']>, IconName>> = {
  neutral: 'note',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

/** Radix closes the latest toast with Escape. When the list itself has the focus, Escape only leaves it. */
function stopAtToast(event: globalThis.KeyboardEvent) {
  if (event.target instanceof Element && event.target.matches('.toaster-list')) event.preventDefault()
}

interface NoticeProps {
  readonly entry: ToastEntry
  readonly onClose: () => void
}

export function Notice({ entry, onClose }: NoticeProps) {
  const { word } = useUi(messages)
  /** Escape closes the toast, and not the dialog around it. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const { id, open, title, description, action, tone = 'neutral', duration = toastLimits.duration } = entry
  const handleAction = () => {
    action?.onPress()
    onClose()
  }
  return (
    <Radix.Root
      className="toast"
      data-tone={tone}
      data-toast={id}
      open={open}
      forceMount
      // Tab must not reach a toast that is closing, because the focus would be lost with it.
      inert={!open}
      duration={duration}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onKeyDown={handleKeyDown}
      onEscapeKeyDown={stopAtToast}
    >
      <Icon name={toneIcons[tone]} className="toast-icon" />
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="toast-description">{description}</Radix.Description>
        ) : null}
        {action ? (
          <Button variant="link" size="sm" onClick={handleAction}>
            {action.label}
          </Button>
        ) : null}
      </div>
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="close"
        aria-label={word('toast.close')}
        onClick={onClose}
      />
    </Radix.Root>
  )
}
