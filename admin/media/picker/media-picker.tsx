/** Media picker: selects items of the library and uploads new ones. It opens in the last used folder. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAccept, MediaItem } from '../media-item.ts'
import { PickerLibrary } from './picker-library.tsx'

interface PickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Limits the items to this kind. */
  readonly accept?: MediaAccept | undefined
}

interface OneProps extends PickerProps {
  readonly multiple?: false
  readonly onChoose: (item: MediaItem) => void
}

interface SeveralProps extends PickerProps {
  readonly multiple: true
  /** In the order of selection. */
  readonly onChoose: (items: readonly MediaItem[]) => void
}

export type MediaPickerProps = OneProps | SeveralProps

export function MediaPicker(props: MediaPickerProps) {
  const { open, onClose, accept } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  // Closed first, so that what is chosen may take the focus.
  const leave = () => {
    setChosen([])
    onClose()
  }
  // From the latest selection: an upload that ends later adds its file to what was selected meanwhile.
  const add = (item: MediaItem) => {
    if (props.multiple) return setChosen((before) => [...without(before, item), item])
    leave()
    props.onChoose(item)
  }
  const toggle = (item: MediaItem) => {
    if (chosen.some(({ id }) => id === item.id)) setChosen((before) => without(before, item))
    else add(item)
  }
  const finish = () => {
    leave()
    if (props.multiple) props.onChoose(chosen)
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={accept === 'image' ? t`Choose image` : t`Choose from library`}
      className="media-picker"
      footer={
        props.multiple ? (
          <Button onClick={finish} disabled={chosen.length === 0}>
            {chosen.length === 0 ? (
              <Trans>Choose files</Trans>
            ) : (
              <Plural value={chosen.length} one="Choose # file" other="Choose # files" />
            )}
          </Button>
        ) : undefined
      }
    >
      {open ? (
        <PickerLibrary
          accept={accept}
          selected={props.multiple ? new Set(chosen.map(({ id }) => id)) : undefined}
          onToggle={toggle}
          onUploaded={add}
        />
      ) : null}
    </Dialog>
  )
}

const without = (items: readonly MediaItem[], item: MediaItem) => items.filter(({ id }) => id !== item.id)
