/** The two faces of a field that is typed into: what stands there, and what it means. Told once the field is left. */
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
  /** An empty text where nothing is written, `undefined` where it cannot be read. */
  readonly read: (text: string) => string | undefined
  readonly write: (value: string) => string
}

interface Draft {
  readonly text: string
  /** Whoever left it unreadable is told so; who still writes is not. */
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
    /** What cannot be read stays, so that it can be mended. */
    settle() {
      if (shown === null) return
      const meant = read(shown.text)
      if (meant !== undefined) return become(meant)
      setDraft({ text: shown.text, isBlurred: true })
      if (current !== '') change('')
    },
  }
}

/** A form is not sent with what is wrong in it. */
export function useValidity(input: RefObject<HTMLInputElement | null>, problem: string | undefined) {
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
}

/**
 * Fingers get the wheel that their telephone has, and so does everybody before the script is there; with a mouse and keys
 * typing is faster, and the browsers' own fields differ too much.
 */
export const useTypes = () => useMedia('(pointer: fine)')
