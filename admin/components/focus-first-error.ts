import { flushSync } from 'react-dom'

/** Renders the errors of a form and focuses the first field that has one, so that it is announced. */
export function focusFirstError(form: HTMLFormElement, showErrors: () => void): void {
  flushSync(showErrors)
  const field = form.querySelector('[data-invalid]')
  field?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  // The error is below the controls.
  field?.scrollIntoView({ block: 'nearest' })
}
