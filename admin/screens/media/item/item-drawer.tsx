/** One item of the library, beside the list that it came from: what it is, what it shows, where it is used. */
import { may } from '@cyanotype/content/model/permissions.ts'
import { Button, Callout, Drawer, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../app-context.tsx'
import { isVisual } from '../../../media/file-kinds.ts'
import { refreshLists } from '../../../media/update-cached-item.ts'
import { useItem } from '../../../media/use-item.ts'
import type { Library } from '../use-library.ts'
import { ItemFacts } from './item-details.tsx'
import { ItemFile } from './item-file.tsx'
import { ItemPreview } from './item-preview.tsx'
import { ItemTexts } from './item-texts.tsx'
import { ItemUses } from './item-uses.tsx'

interface ItemDrawerProps {
  readonly library: Library
  /** A text was written: where one works through what is missing, the next one is shown. */
  readonly onNext: (id: string) => void
}

export function ItemDrawer({ library, onNext }: ItemDrawerProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { search, items, show } = library
  const { open } = search
  const name = items.find(({ id }) => id === open)?.name ?? t`File`
  const close = () => {
    show({ open: undefined })
    void refreshLists(queries)
  }
  return (
    <Drawer open={open !== undefined} onClose={close} title={name} className="media-item">
      {open ? <Opened key={open} id={open} library={library} onNext={onNext} onClose={close} /> : null}
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
      <Callout tone="danger" title={<Trans>This file could not be read</Trans>}>
        <p>{error.message}</p>
        <Button variant="outline" color="neutral" size="sm" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Callout>
    ) : (
      <Skeleton shape="picture" />
    )
  }
  const mayEdit = session !== null && may(session, 'media.edit')
  return (
    <>
      <Neighbours id={id} library={library} />
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

/** From file to file without going back to the list. */
function Neighbours({ id, library: { items, show } }: Pick<OpenedProps, 'id' | 'library'>) {
  const { t } = useLingui()
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return null
  const [before, after] = [items[at - 1], items[at + 1]]
  const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
  return (
    <div className="media-neighbours">
      <Button {...quiet} disabled={!before} onClick={() => before && show({ open: before.id })}>
        {t`Previous file`}
      </Button>
      <Button {...quiet} disabled={!after} onClick={() => after && show({ open: after.id })}>
        {t`Next file`}
      </Button>
    </div>
  )
}
