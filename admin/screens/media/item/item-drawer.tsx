/** One media item beside the list: preview, texts, file and uses. */
import { may } from '@cyanotype/content/model/permissions.ts'
import {
  Button,
  Definition,
  DefinitionList,
  Disclosure,
  Drawer,
  Link,
  Skeleton,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../app-context/app-context.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { RelativeTime } from '../../../i18n/formats.tsx'
import { lazyPart, useOnceLoaded } from '../../../lazy/lazy-component.tsx'
import { sizeOf } from '../../../media/grid/media-grid.tsx'
import { isVisual, kindOf, smallPicture } from '../../../media/media-item.ts'
import type { OpenItem } from '../../../media/use-item.ts'
import { refreshLists, useItem } from '../../../media/use-item.ts'
import type { Library } from '../use-library.ts'
import { ItemFile } from './item-file.tsx'
import { useFileSize, useKindName } from './item-labels.ts'
import { ItemTexts } from './item-texts.tsx'
import { ItemUses } from './item-uses.tsx'

interface ItemDrawerProps {
  readonly library: Library
  /** After a text was saved: while the user works through missing texts, opens the next item. */
  readonly onNext: (id: string) => void
}

export function ItemDrawer({ library, onNext }: ItemDrawerProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { search, items, show } = library
  const { open } = search
  const listed = items.find(({ id }) => id === open)
  // An item that the list has not loaded, or that its filters leave out.
  const elsewhere = useItem(listed === undefined ? open : undefined).data
  const name = (listed ?? elsewhere)?.name ?? t`File`
  const close = () => {
    show({ open: undefined })
    void refreshLists(queries)
  }
  return (
    <Drawer open={open !== undefined} onClose={close} title={name} className="media-item">
      {open ? (
        <>
          <Neighbours id={open} library={library} />
          <Opened key={open} id={open} library={library} onNext={onNext} onClose={close} />
        </>
      ) : null}
    </Drawer>
  )
}

interface OpenedProps extends ItemDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

function Opened({ id, library, onNext, onClose }: OpenedProps) {
  const session = useSession()
  const {
    data: item,
    error,
    refetch,
  } = useItem(
    id,
    library.items.find((one) => one.id === id),
  )
  if (item === undefined) {
    return error ? (
      <LoadFailure title={<Trans>Could not load the file</Trans>} error={error} onRetry={refetch} />
    ) : (
      <Skeleton shape="picture" />
    )
  }
  const mayEdit = session !== null && may(session, 'media.edit')
  return (
    <>
      <ItemPreview item={item} mayEdit={mayEdit} />
      {isVisual(item) ? (
        <ItemTexts item={item} missing={library.search.missing} onWritten={() => onNext(id)} />
      ) : null}
      <ItemFile item={item} mayEdit={mayEdit} onDeleted={onClose} />
      <ItemUses id={id} />
      <ItemFacts item={item} addressOf={(open) => library.addressOf({ open })} />
    </>
  )
}

const FrameDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).FrameDialog)

interface ItemPreviewProps {
  readonly item: OpenItem
  readonly mayEdit: boolean
}

/** Preview of the item, with focal point and crop. */
function ItemPreview({ item, mayEdit }: ItemPreviewProps) {
  const onceLoaded = useOnceLoaded()
  const [framing, setFraming] = useState<'focal' | 'crop'>()
  const frame = (how: 'focal' | 'crop') => onceLoaded(FrameDialog, () => setFraming(how))
  const isPicture = item.kind === 'picture' && item.trashedAt === null
  return (
    <div className="media-preview">
      <Shown item={item} />
      {mayEdit && isPicture ? (
        <div className="media-preview-tools">
          <Button variant="outline" color="neutral" size="sm" onClick={() => frame('focal')}>
            <Trans>Set focal point</Trans>
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
      return <img src={smallPicture(item, 1024)} alt={alt || t`No alt text yet`} className="media-shown" />
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

interface ItemFactsProps {
  readonly item: OpenItem
  readonly addressOf: (id: string) => string
}

/** Facts about the file, and duplicates with the same bytes. */
function ItemFacts({ item, addressOf }: ItemFactsProps) {
  const { t } = useLingui()
  const kindName = useKindName()
  const fileSize = useFileSize()
  const pixels = sizeOf(item)
  const duplicates = item.duplicates.filter(({ trashedAt }) => trashedAt === null)
  return (
    <>
      {duplicates.length > 0 ? (
        <section>
          <h3 className="media-section">
            <Trans>Duplicate files</Trans>
          </h3>
          <ul className="media-use-list">
            {duplicates.map(({ id, name }) => (
              <li key={id}>
                <Link href={addressOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Disclosure title={<Trans>File details</Trans>}>
        <DefinitionList>
          <Definition term={t`Type`}>
            {kindName(item)} <span className="media-hint">{item.type}</span>
          </Definition>
          <Definition term={t`Size`}>{fileSize(item.bytes)}</Definition>
          {pixels ? <Definition term={t`Dimensions`}>{pixels}</Definition> : null}
          <Definition term={t`Added`}>
            <RelativeTime at={item.createdAt} />
          </Definition>
          <Definition term={t`Updated`}>
            <RelativeTime at={item.changedAt} />
          </Definition>
        </DefinitionList>
      </Disclosure>
    </>
  )
}

/** Previous and next item without going back to the list. The buttons keep the focus, also at the ends. */
function Neighbours({ id, library: { items, show } }: Pick<OpenedProps, 'id' | 'library'>) {
  const { t } = useLingui()
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return null
  const [before, after] = [items[at - 1], items[at + 1]]
  const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
  return (
    <div className="media-neighbours">
      <Button
        {...quiet}
        aria-disabled={!before || undefined}
        onClick={() => before && show({ open: before.id })}
      >
        {t`Previous file`}
      </Button>
      <Button
        {...quiet}
        aria-disabled={!after || undefined}
        onClick={() => after && show({ open: after.id })}
      >
        {t`Next file`}
      </Button>
    </div>
  )
}
