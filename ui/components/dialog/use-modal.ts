/** What every modal does: open and close with a property, and focus its first control after 100 ms, not at once. */
import type { RefObject } from 'react'
import { useEffect } from 'react'

const focusAfter = 100
const controls = 'input, select, textarea, button, a[href], [tabindex="0"]'

/** `within` says where the first control is looked for, before it is looked for anywhere. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, within = ':scope') {
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return undefined
    element.showModal()
    element.focus()
    const timer = setTimeout(() => {
      const inside = element.querySelector<HTMLElement>(`${within} :is(${controls})`)
      const first = inside ?? element.querySelector<HTMLElement>(controls)
      if (document.activeElement === element) first?.focus()
    }, focusAfter)
    return () => {
      clearTimeout(timer)
      element.close()
    }
  }, [dialog, open, within])
}
