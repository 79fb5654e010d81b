/** A value that is controlled by the parent, or else held by the component with an initial value. */
import { useState } from 'react'

export function useValue<Value>(
  given: Value | undefined,
  initial: Value,
  tell: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: Value) => {
    setOwn(value)
    tell?.(value)
  }
  return [given === undefined ? own : given, change]
}
