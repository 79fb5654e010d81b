/** A button that asks the device for files, and hands them on at once: where they are shown elsewhere, as in a library. */
import { useRef } from 'react'
import type { ButtonProps } from '../button/button.tsx'
import { Button } from '../button/button.tsx'

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & {
  /** As the browser's own field says it: `.pdf,image/*`. */
  readonly accept?: string | undefined
  /** Allows more than one file. */
  readonly multiple?: boolean
  /** On a telephone: opens the camera that looks away from oneself, or towards. */
  readonly capture?: 'environment' | 'user' | undefined
  /** Called with the files that the user chose. */
  readonly onFiles: (files: readonly File[]) => void
}

export function FileButton({ accept, multiple = false, capture, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again, after it was refused.
          target.value = ''
        }}
      />
    </>
  )
}
