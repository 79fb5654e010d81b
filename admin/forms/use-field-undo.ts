/** Undo of a change of a field. It starts from the value at the time of the undo, so that later changes stay. */
import { useUndo } from '@cyanotype/ui/index.ts'
import { useLayoutEffect, useRef } from 'react'

export function useFieldUndo<Value>(value: Value, onChange: (value: Value) => void) {
  const undo = useUndo()
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  return (message: string, restore: (now: Value) => Value) =>
    undo(message, () => latest.current.onChange(restore(latest.current.value)))
}
