/** State of a typed field: its text and its value. The value is reported on blur. */
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useMedia } from '../../internal/use-media-query.ts'

interface TypedOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string | undefined
  readonly defaultValue: string
  readonly onValueChange: ((value: string) => void) | undefined
  /** An empty string for an empty text, `undefined` for text that cannot be read. */
  readonly read: (text: string) => string | undefined
  readonly write: (value: string) => string
}

interface Draft {
  readonly text: string
  /** The error of unreadable text is shown after blur, not while typing. */
  readonly isBlurred: boolean
}

export function useTyped({ input, value, defaultValue, onValueChange, read, write }: TypedOptions) {
  const [current, change] = useValue(value, defaultValue, onValueChange)
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = draft?.isBlurred && current !== '' ? null : draft

  const become = (next: string) => {
    setDraft(null)
    if (next !== current) change(next)
  }
  useFormReset(input, () => become(defaultValue))

  return {
    current,
    text: shown?.text ?? write(current),
    isUnreadable: shown?.isBlurred ?? false,
    become,
    type: (text: string) =>
      setDraft({ text, isBlurred: draft?.isBlurred === true && read(text) === undefined }),
    /** Invalid text stays, so that the user can correct it. */
    settle() {
      if (shown === null) return
      const meant = read(shown.text)
      if (meant !== undefined) return become(meant)
      setDraft({ text: shown.text, isBlurred: true })
      if (current !== '') change('')
    },
  }
}

/** Blocks the form while the field has an error. */
export function useValidity(input: RefObject<HTMLInputElement | null>, problem: string | undefined) {
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
}

/**
 * Touch devices use their native picker, and so does everyone before the script has loaded. With mouse and
 * keyboard typing is faster, and the native fields of browsers differ too much.
 */
export const useTypes = () => useMedia('(pointer: fine)')
