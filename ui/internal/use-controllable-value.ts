/** A value that is controlled by the parent, or else stored by the component with an initial value. */

import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

export function useValue<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: Value) => {
    setOwn(value)
    onChange?.(value)
  }
  return [given === undefined ? own : given, change]
}

// Calls back when the form around a control is reset, because a value in React state would not change.

interface Control extends Element {
  readonly form: HTMLFormElement | null
}

export function useFormReset(control: RefObject<Control | null>, reset: () => void) {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    const form = control.current?.form
    const handleReset = () => latest.current()
    form?.addEventListener('reset', handleReset)
    return () => form?.removeEventListener('reset', handleReset)
  }, [control])
}
