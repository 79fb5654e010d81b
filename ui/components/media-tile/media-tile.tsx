import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { document, image, play, refresh, sound, warning } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import { writeSize } from '../file-drop/file-rules.ts'
import { Icon } from '../icon/icon.tsx'
import { Progress } from '../progress/progress.tsx'

const messages = { mediaTile: english.mediaTile, dataTable: english.dataTable }

registerIcons({ document, image, play, refresh, sound, warning })

export type MediaKind = keyof typeof icons

const icons = { image: 'image', video: 'play', audio: 'sound', document: 'document' } as const

export interface MediaTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The kind of file, which sets the icon if there is no image. */
  readonly kind: MediaKind
  /** The name of the file. */
  readonly name: string
  /** The URL of a small image. */
  readonly src?: string | undefined
  /** The size of the file in bytes. */
  readonly bytes?: number | undefined
  /** An additional fact: “1600 × 1200”. */
  readonly note?: string | undefined
  /** The alt text is missing in some language. */
  readonly lacksText?: boolean
  /** Whether Tab stops here. In a grid with arrow-key navigation one tile is the Tab stop. */
  readonly stop?: boolean
  /** Opens the file. Without it the name is plain text. */
  readonly onOpen?: (() => void) | undefined
  /** Whether the tile is selected. */
  readonly selected?: boolean
  /** Called when the user selects or deselects the tile. Without it the tile cannot be selected. */
  readonly onSelectedChange?: ((selected: boolean) => void) | undefined
  /** The progress of an upload, from 0 to 1. */
  readonly progress?: number | undefined
  /** Why the upload failed. */
  readonly error?: ReactNode
  /** Called when the user retries an upload that failed. */
  readonly onRetry?: (() => void) | undefined
}

/** A file of the media library: its image, name and problems. */
export function MediaTile(props: MediaTileProps) {
  const { kind, name, src, bytes, note, lacksText = false, onOpen, selected = false, ...others } = props
  const { onSelectedChange, progress, error, onRetry, stop = true, className, ...rest } = others
  const tabIndex = stop ? undefined : -1
  const { word, lang } = useUi(messages)
  const nameId = useId()
  const isSeen = kind === 'image' && src !== undefined
  const facts = [
    isSeen ? undefined : word(`mediaTile.${kind}`),
    bytes === undefined ? undefined : writeSize(bytes, lang),
    note,
  ]
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      {...rest}
      className={cx('media-tile', className)}
      data-selected={selected ? '' : undefined}
    >
      <Picture kind={kind} src={src} />
      {onSelectedChange ? (
        <input
          type="checkbox"
          className="checkbox-control media-tile-box"
          tabIndex={tabIndex}
          aria-label={word('dataTable.select', { row: name })}
          checked={selected}
          onChange={(event) => onSelectedChange(event.target.checked)}
        />
      ) : null}
      <p id={nameId} className="media-tile-name">
        {onOpen ? (
          <button type="button" className="media-tile-open" tabIndex={tabIndex} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </p>
      <p className="media-tile-facts">{facts.filter(Boolean).join(' · ')}</p>
      {progress === undefined ? null : (
        <Progress label={name} labelHidden value={progress} className="media-tile-progress" />
      )}
      {lacksText ? (
        <p className="media-tile-lack">
          <Icon name="warning" /> {word('mediaTile.noText')}
        </p>
      ) : null}
      <Failure id={nameId} error={error} onRetry={onRetry} />
    </div>
  )
}

function Picture({ kind, src }: Pick<MediaTileProps, 'kind' | 'src'>) {
  return (
    <div className="media-tile-frame">
      {src === undefined ? (
        <Icon name={icons[kind]} size="2rem" />
      ) : (
        <img className="media-tile-picture" src={src} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  )
}

interface FailureProps extends Pick<MediaTileProps, 'error' | 'onRetry'> {
  readonly id: string
}

/** The live region exists before it has a message. */
function Failure({ id, error, onRetry }: FailureProps) {
  const { word } = useUi(messages)
  return (
    <>
      <div role="status">
        <FieldError id={id} error={error} />
      </div>
      {error && onRetry ? (
        <Button
          className="media-tile-retry"
          variant="outline"
          color="neutral"
          size="sm"
          icon="refresh"
          onClick={onRetry}
        >
          {word('dataTable.retry')}
        </Button>
      ) : null}
    </>
  )
}
