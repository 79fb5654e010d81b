/** The item itself: looked at, heard, played; and how it is cut where the room has another shape. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { kindOf, smallPicture } from '../../../media/file-kinds.ts'
import type { OpenItem } from '../../../media/use-item.ts'
import { partAbove, usePrefetchIntent } from '../../../shell/lazy/lazy-component.tsx'

const FrameDialog = partAbove(async () => (await import('./crop-dialog.tsx')).FrameDialog)

interface ItemPreviewProps {
  readonly item: OpenItem
  readonly mayEdit: boolean
}

export function ItemPreview({ item, mayEdit }: ItemPreviewProps) {
  const query = usePrefetchIntent()
  const [framing, setFraming] = useState<'focal' | 'crop'>()
  const frame = (how: 'focal' | 'crop') => query(FrameDialog, () => setFraming(how))
  const isPicture = item.kind === 'picture' && item.trashedAt === null
  return (
    <div className="media-preview">
      <Shown item={item} />
      {mayEdit && isPicture ? (
        <div className="media-preview-tools">
          <Button variant="outline" color="neutral" size="sm" onClick={() => frame('focal')}>
            <Trans>Set what matters most</Trans>
          </Button>
          <Button variant="outline" color="neutral" size="sm" onClick={() => frame('crop')}>
            <Trans>Crop</Trans>
          </Button>
        </div>
      ) : null}
      {framing ? <FrameDialog framing={framing} item={item} onClose={() => setFraming(undefined)} /> : null}
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
