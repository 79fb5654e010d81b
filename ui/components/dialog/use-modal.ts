/**
 * Behaviour of every modal: opens and closes by a prop, and focuses its first control after 100 ms, not at
 * once. An element with `data-initial-focus` has priority over the first control.
 */
import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect } from 'react'

const focusAfter = 100
const controls = 'input, select, textarea, button, a[href], [tabindex="0"]'

/** Letters, and Enter, which submits the text. The key that opened the dialog may still be pressed. */
const isForField = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  (key.length === 1 || (key === 'Enter' && !repeat)) && !ctrlKey && !metaKey && !altKey

interface ModalOptions {
  readonly open: boolean
  /** The user closes it: with Escape, or with a form with `method="dialog"`. */
  readonly onClose: () => void
  /** Where the first control is searched first, before the whole dialog. */
  readonly within?: string
}

export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, within = ':scope' }: ModalOptions,
) {
  const close = useEffectEvent(onClose)
  // A layout effect ends before its element is removed: only a dialog on the page returns the focus when it closes.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return undefined
    // The close event comes late: by then a quick user may have opened it again.
    const handleClose = () => {
      if (!element.open) close()
    }
    // Only its own event: that of a file field inside it bubbles, and React would pass on that of a dialog inside it.
    const handleCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close()
    }
    element.addEventListener('close', handleClose)
    element.addEventListener('cancel', handleCancel)
    element.showModal()
    element.focus()
    const first = () =>
      element.querySelector<HTMLElement>('[data-initial-focus]') ??
      element.querySelector<HTMLElement>(`${within} :is(${controls})`) ??
      element.querySelector<HTMLElement>(controls)
    const timer = setTimeout(() => {
      if (document.activeElement === element) first()?.focus()
    }, focusAfter)
    // A user who types at once is quicker than the delay, so the focus moves at the key press and the letter
    // goes there.
    const handleKey = (event: KeyboardEvent) => {
      const control = event.target === element && isForField(event) ? first() : null
      if (control?.matches('input, textarea')) control.focus()
    }
    element.addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('close', handleClose)
      element.removeEventListener('cancel', handleCancel)
      element.close()
    }
  }, [dialog, open, within])
}
