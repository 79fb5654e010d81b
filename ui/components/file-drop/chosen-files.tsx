import type { RefObject } from 'react'
import { close, document, image } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { writeSize } from './file-rules.ts'

const messages = { fileUpload: english.fileUpload }

bringIcons({ close, document, image })

interface SelectedFilesProps {
  readonly files: readonly File[]
  readonly onRemove: (file: File) => void
  /** The element that gets the focus when the focused one is removed. */
  readonly button: RefObject<HTMLElement | null>
}

/** The files to send with their sizes, each with a remove button. */
export function SelectedFiles({ files, onRemove, button }: SelectedFilesProps) {
  const { word, lang } = useUi(messages)
  if (files.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers.
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
