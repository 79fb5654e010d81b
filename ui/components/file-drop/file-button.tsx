/**
 * A button that opens the file dialog of the device and passes the files on at once, for places that show
 * them elsewhere, such as a library.
 */
import { useRef } from 'react'
import type { ButtonProps } from '../button/button.tsx'
import { Button } from '../button/button.tsx'

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & {
  /** The accepted types, as in a native file input: `.pdf,image/*`. */
  readonly accept?: string | undefined
  /** Allows more than one file. */
  readonly multiple?: boolean
  /** On a phone: opens the back camera or the front camera. */
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
          // Allows the same file to be chosen again, after it was rejected.
          target.value = ''
        }}
      />
    </>
  )
}
