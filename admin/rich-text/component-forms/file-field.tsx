/** The address of a file: chosen from the library, or written. */
import type { FieldText } from '@cyanotype/ui/index.ts'
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAccept } from '../../media/file-kinds.ts'
import type { MediaItem } from '../../media/media-queries.ts'
import { MediaPicker } from '../../media/picker/media-picker.tsx'

interface FileFieldProps extends FieldText {
  /** Nothing is offered from the library without. */
  readonly accept: MediaAccept | undefined
  readonly value: string
  readonly required: boolean
  readonly onChange: (address: string) => void
  readonly onFile: (item: MediaItem) => void
}

export function FileField({ accept, value, onChange, onFile, ...words }: FileFieldProps) {
  const { t } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="file-field">
      <TextField
        {...words}
        inputMode="url"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {accept === undefined ? null : (
        <>
          <Button
            variant="outline"
            color="neutral"
            size="sm"
            icon="image"
            onClick={() => setIsChoosing(true)}
          >
            {t`Choose from the library`}
          </Button>
          <MediaPicker
            open={isChoosing}
            accept={accept}
            onClose={() => setIsChoosing(false)}
            onChoose={(item) => {
              onChange(item.src)
              onFile(item)
            }}
          />
        </>
      )}
    </div>
  )
}
