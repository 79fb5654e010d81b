/**
 * A field for files. The button is a native file input and works for everyone. Drag and drop and pasting are
 * shortcuts.
 */
import type { ClipboardEvent, ComponentPropsWithRef, DragEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { close, document, image, publish } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { SelectedFiles } from './chosen-files.tsx'
import type { FileRules, Refusal } from './file-rules.ts'
import { addFiles, writeSize } from './file-rules.ts'

const messages = { fileDrop: english.fileDrop }

bringIcons({ close, document, image, publish })

export interface FileDropProps
  extends FieldText,
    FileRules,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | keyof FileRules> {
  /** Called with all chosen files when files are added or removed. */
  readonly onFilesChange?: ((files: readonly File[]) => void) | undefined
}

/** `className` goes to the field, all other props to the input. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, help, id, required, className, ref, onFilesChange, ...others } = props
  const { accept, maxSize, maxFiles, multiple = false, ...rest } = others
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const { files, refusals, add, remove } = useFiles({
    accept,
    maxSize,
    maxFiles,
    multiple,
    input,
    onFilesChange,
  })
  const reasons = useReasons({ maxSize, maxFiles })
  const refused = refusals.map(reasons).join('\n')
  return (
    <Field
      label={label}
      hint={hint}
      error={refused || error}
      help={help}
      controlId={id}
      required={required}
      className={cx('file-drop', className)}
    >
      {(control) => (
        <>
          <DropZone onFiles={add} disabled={rest.disabled}>
            <input
              {...rest}
              {...control}
              ref={composedRef}
              type="file"
              accept={accept}
              multiple={multiple}
              className="file-drop-input visually-hidden"
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                rest.onChange?.(event)
              }}
            />
            <label htmlFor={control.id} className="file-drop-button">
              {word(multiple ? 'fileDrop.choose' : 'fileDrop.chooseOne')}
            </label>
            <span className="file-drop-text" aria-hidden="true">
              {word(multiple ? 'fileDrop.drop' : 'fileDrop.dropOne')}
            </span>
          </DropZone>
          <LiveRegion message={refused || files.map(({ name }) => name).join(', ')} />
          <SelectedFiles files={files} onRemove={remove} button={input} />
        </>
      )}
    </Field>
  )
}

interface FilesOptions extends FileRules {
  readonly multiple: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFilesChange: ((files: readonly File[]) => void) | undefined
}

/**
 * The chosen files, and why others were rejected. The native input contains the same files, so that a form
 * sends them.
 */
function useFiles({ multiple, input, onFilesChange, accept, maxSize, maxFiles }: FilesOptions) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  const keep = (next: readonly File[]) => {
    const transfer = new DataTransfer()
    for (const file of next) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(next)
    onFilesChange?.(next)
  }
  const add = (coming: readonly File[]) => {
    if (coming.length === 0) return
    // If only one file is allowed, a new one replaces the old one.
    const rules = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 }
    const sortedFiles = addFiles(multiple ? files : [], coming, rules)
    setRefusals(sortedFiles.refusals)
    keep(multiple || sortedFiles.files.length > 0 ? sortedFiles.files : files)
  }
  const remove = (gone: File) => {
    setRefusals([])
    keep(files.filter((file) => file !== gone))
  }
  useFormReset(input, () => {
    setRefusals([])
    setFiles([])
    onFilesChange?.([])
  })
  return { files, refusals, add, remove }
}

function useReasons({ maxSize = 0, maxFiles = 1 }: FileRules) {
  const { word, lang } = useUi(messages)
  return (refusal: Refusal) => {
    if (refusal.reason === 'tooMany') return word('fileDrop.tooMany', { count: String(maxFiles) })
    const { reason, filename } = refusal
    return word(`fileDrop.${reason}`, { filename, size: writeSize(maxSize, lang) })
  }
}

interface DropZoneProps extends ComponentPropsWithRef<'div'> {
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled: boolean | undefined
}

function DropZone({ onFiles, disabled, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const handleDrag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  /** Moving to a child of the zone does not leave it. */
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const handleDrop = (event: DragEvent) => {
    if (disabled) return
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (!disabled) onFiles([...event.clipboardData.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard.
    <div
      className="file-drop-zone"
      data-over={isOver ? '' : undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {children}
    </div>
  )
}
