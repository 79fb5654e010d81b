/** Calls back when the form around a control is reset, because a value in React state would not change. */
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

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
