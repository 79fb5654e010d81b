/**
 * A group opens when it has an error, and stays open when the error is gone: it disappears with the first key, and the
 * field with the caret must not. The user closes it.
 */
import type { ToggleEvent } from 'react'
import { useState } from 'react'
import type { FieldError } from './field-editor-props.ts'

export function useOpenAtError(errors: readonly FieldError[], isOpenAtFirst = false) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || errors.length > 0)
  const [count, setCount] = useState(errors.length)
  if (errors.length !== count) {
    setCount(errors.length)
    if (errors.length > count) setIsOpen(true)
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setIsOpen(currentTarget.open),
  }
}
