import type { ClipboardEvent, ComponentPropsWithRef, DragEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { close, document, image, publish } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { FileRules, Refusal } from './file-rules.ts'
import { addFiles, writeSize } from './file-rules.ts'

const messages = { fileDrop: english.fileDrop, fileUpload: english.fileUpload }

registerIcons({ close, document, image, publish })

export interface FileDropProps
  extends FieldText,
    FileRules,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | keyof FileRules> {
  /** Called with all chosen files when files are added or removed. */
  readonly onFilesChange?: ((files: readonly File[]) => void) | undefined
}

/**
 * A field for files. The button is a native file input and works for everyone. Drag and drop and pasting are
 * shortcuts. `className` goes to the field, all other props to the input.
 */
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
          <DropZone onFiles={add}>
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

  const replaceFiles = (next: readonly File[]) => {
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
    replaceFiles(multiple || sortedFiles.files.length > 0 ? sortedFiles.files : files)
  }
  const remove = (removed: File) => {
    setRefusals([])
    replaceFiles(files.filter((file) => file !== removed))
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
}

/** A fieldset around the field may disable it, too. */
const isDisabled = (zone: Element) => zone.querySelector('.file-drop-input:disabled') !== null

/** The button inside the zone does the same by keyboard. */
function useDropZone({ onFiles }: Pick<DropZoneProps, 'onFiles'>) {
  const [isOver, setIsOver] = useState(false)
  const handleDrag = (event: DragEvent) => {
    if (isDisabled(event.currentTarget) || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  /** Moving to a child of the zone does not leave it. */
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const handleDrop = (event: DragEvent) => {
    if (isDisabled(event.currentTarget)) return
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (!isDisabled(event.currentTarget)) onFiles([...event.clipboardData.files])
  }
  const handlers = {
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave: handleDragLeave,
    onDrop: handleDrop,
    onPaste: handlePaste,
  }
  return { isOver, handlers }
}

function DropZone({ children, ...options }: DropZoneProps) {
  const { isOver, handlers } = useDropZone(options)
  return (
    <div className="file-drop-zone" data-over={isOver ? '' : undefined} {...handlers}>
      {children}
    </div>
  )
}

interface SelectedFilesProps {
  readonly files: readonly File[]
  readonly onRemove: (file: File) => void
  /** The element that gets the focus when the focused one is removed. */
  readonly button: RefObject<HTMLElement | null>
}

/** The files to send with their sizes, each with a remove button. */
function SelectedFiles({ files, onRemove, button }: SelectedFilesProps) {
  const { word, lang } = useUi(messages)
  if (files.length === 0) return null
  return (
    <ul className="file-drop-list" role="list">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`} className="file-drop-file">
          <Icon name={file.type.startsWith('image/') ? 'image' : 'document'} />
          <bdi className="file-drop-name">{file.name}</bdi>
          <bdi className="file-drop-size">{writeSize(file.size, lang)}</bdi>
          <Button
            variant="ghost"
            color="neutral"
            size="sm"
            icon="close"
            aria-label={word('fileUpload.removeFile', { filename: file.name })}
            onClick={() => {
              onRemove(file)
              button.current?.focus()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
