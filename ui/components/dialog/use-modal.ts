/**
 * What every modal does: open and close with a property, and focus its first control after 100 ms, not at once. An element
 * with `data-initial-focus` comes before the first control.
 */
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

const focusAfter = 100
const controls = 'input, select, textarea, button, a[href], [tabindex="0"]'

/** Letters, and Enter, which sends what was typed. A key that opened the dialog may still be held down. */
const isForField = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  (key.length === 1 || (key === 'Enter' && !repeat)) && !ctrlKey && !metaKey && !altKey

interface ModalOptions {
  readonly open: boolean
  /** The browser closed it by itself, as a form inside with `method="dialog"` asks it to. */
  readonly onClose: () => void
  /** Where the first control is looked for, before it is looked for anywhere. */
  readonly within?: string
}

export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, within = ':scope' }: ModalOptions,
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return undefined
    // A dialog is told late that it was closed: by then, a quick hand may have opened it anew.
    const handleClose = () => {
      if (!element.open) close()
    }
    element.addEventListener('close', handleClose)
    element.showModal()
    element.focus()
    const first = () =>
      element.querySelector<HTMLElement>('[data-initial-focus]') ??
      element.querySelector<HTMLElement>(`${within} :is(${controls})`) ??
      element.querySelector<HTMLElement>(controls)
    const timer = setTimeout(() => {
      if (document.activeElement === element) first()?.focus()
    }, focusAfter)
    // Who opens it and writes at once is quicker than that: the letter goes where the focus is when its key has been told.
    const handleKey = (event: KeyboardEvent) => {
      const control = event.target === element && isForField(event) ? first() : null
      if (control?.matches('input, textarea')) control.focus()
    }
    element.addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('close', handleClose)
      element.close()
    }
  }, [dialog, open, within])
}
