/** The item itself: looked at, heard, played; and how it is cut where the room has another shape. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { kindOf, smallPicture } from '../../media/kinds.ts'
import type { OpenItem } from './use-item.ts'

const FrameDialog = lazy(async () => ({ default: (await import('./frame-dialog.tsx')).FrameDialog }))

interface ItemPreviewProps {
  readonly item: OpenItem
  readonly mayEdit: boolean
}

export function ItemPreview({ item, mayEdit }: ItemPreviewProps) {
  const [framing, setFraming] = useState<'focal' | 'crop'>()
  const isPicture = item.kind === 'picture' && item.trashedAt === null
  return (
    <div className="media-preview">
      <Shown item={item} />
      {mayEdit && isPicture ? (
        <div className="media-preview-tools">
          <Button variant="outline" color="neutral" size="sm" onClick={() => setFraming('focal')}>
            <Trans>Set what matters most</Trans>
          </Button>
          <Button variant="outline" color="neutral" size="sm" onClick={() => setFraming('crop')}>
            <Trans>Crop</Trans>
          </Button>
        </div>
      ) : null}
      {framing ? (
        <Suspense>
          <FrameDialog framing={framing} item={item} onClose={() => setFraming(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Shown({ item }: { readonly item: OpenItem }) {
  const { t } = useLingui()
  const { src, name, alt } = item
  switch (kindOf(item)) {
    case 'image':
      return (
        <img src={smallPicture(item, 1024)} alt={alt || t`No alternative text yet`} className="media-shown" />
      )
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: the library holds the file alone; captions belong to where it is shown.
      return <video src={src} controls preload="metadata" aria-label={name} className="media-shown" />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: as above.
      return <audio src={src} controls preload="metadata" aria-label={name} className="media-shown" />
    case 'document':
      return null
  }
}
