/** A file of the library: what it looks like, what it is called, and what is the matter with it. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { document, image, play, refresh, sound, warning } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field-words.tsx'
import { writeSize } from '../file-drop/file-rules.ts'
import { Icon } from '../icon/icon.tsx'
import { Progress } from '../progress/progress.tsx'

const messages = { mediaTile: english.mediaTile, dataTable: english.dataTable }

bringIcons({ document, image, play, refresh, sound, warning })

export type MediaKind = keyof typeof icons

const icons = { image: 'image', video: 'play', audio: 'sound', document: 'document' } as const

export interface MediaTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The kind of file, which sets the icon where there is no picture. */
  readonly kind: MediaKind
  /** The name of the file. */
  readonly name: string
  /** A small picture of it, where there is one. */
  readonly src?: string | undefined
  /** The size of the file in bytes. */
  readonly bytes?: number | undefined
  /** A fact more: “1600 × 1200”. */
  readonly note?: string | undefined
  /** The alternative text is missing in some language. */
  readonly lacksText?: boolean
  /** Tab stops at it. A grid that is walked through by arrows has one tile of which this is so. */
  readonly stop?: boolean
  /** Opens it; without this the name is only a name. */
  readonly onOpen?: (() => void) | undefined
  /** Whether the tile is selected. */
  readonly selected?: boolean
  /** With this it can be selected. */
  readonly onSelectedChange?: ((selected: boolean) => void) | undefined
  /** How much of it has arrived, from 0 to 1. */
  readonly progress?: number | undefined
  /** Why it did not arrive. */
  readonly error?: ReactNode
  /** Called when the user retries an upload that failed. */
  readonly onRetry?: (() => void) | undefined
}

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
    // biome-ignore lint/a11y/useSemanticElements: a field set is a question; this is a thing with a name.
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

/** The region is there before there is anything to say in it. */
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
