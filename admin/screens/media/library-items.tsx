/** Media items as tiles or as rows. */
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { RelativeTime } from '../../i18n/formats.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { MediaGrid, sizeOf } from '../../media/grid/media-grid.tsx'
import type { MediaFolder, MediaItem } from '../../media/media-item.ts'
import { mediaFoldersQuery, smallPicture } from '../../media/media-item.ts'
import { useFileSize, useKindName } from './item/item-labels.ts'
import { AltTextLocales, lacksAltText } from './item/missing-alt-text.tsx'
import type { Library } from './use-library.ts'

interface LibraryItemsProps {
  readonly library: Library
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelectedChange: (selected: ReadonlySet<string>) => void
}

export function LibraryItems({ library, selected, onSelectedChange }: LibraryItemsProps) {
  const { t } = useLingui()
  const { items, list, search, show } = library
  if (items.length === 0) return null
  if (search.view === 'list') {
    return <Rows library={library} selected={selected} onSelectedChange={onSelectedChange} />
  }
  return (
    <MediaGrid
      label={t`Library`}
      items={items}
      onOpen={({ id }) => show({ open: id })}
      selected={selected}
      onSelectedChange={onSelectedChange}
      tile={(item) => ({ lacksText: lacksAltText(item) })}
      onMore={list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined}
    />
  )
}

/** Placeholder rows, so that the user can scroll on while more load. */
const comingRows = 40

function Rows({ library, selected, onSelectedChange }: LibraryItemsProps) {
  const { t } = useLingui()
  const { items, list, search, show, addressOf } = library
  const columns = useColumns()
  const rows = list.hasNextPage ? [...items, ...Array.from({ length: comingRows }, () => undefined)] : items
  const isByName = search.sort === 'name' || search.sort === 'name-down'
  return (
    <DataTable
      label={t`Library`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => addressOf({ open: id })}
      sort={{
        column: isByName ? 'name' : 'created',
        direction: search.sort === 'name' || search.sort === 'oldest' ? 'ascending' : 'descending',
      }}
      onSortChange={({ column, direction }) => {
        const isUp = direction === 'ascending'
        if (column === 'name') show({ sort: isUp ? 'name' : 'name-down' })
        else show({ sort: isUp ? 'oldest' : 'newest' })
      }}
      onNeed={() => void (list.hasNextPage && !list.isFetching && list.fetchNextPage())}
      density="compact"
      {...(selected ? { selectable: true, selected, onSelectedChange } : {})}
    />
  )
}

const none: readonly MediaFolder[] = []

function useColumns(): readonly DataColumn<MediaItem>[] {
  const { t } = useLingui()
  const { api } = useAdmin()
  const kindName = useKindName()
  const fileSize = useFileSize()
  const { data: folders = none } = useQuery(mediaFoldersQuery(api))
  // Memoized, because new columns render all rows again.
  return useMemo(
    () => [
      {
        key: 'name',
        label: t`Name`,
        size: 'lg',
        value: ({ name }) => name,
        cell: (item) => <Named item={item} />,
      },
      { key: 'kind', label: t`Type`, size: 'sm', cell: kindName },
      { key: 'alt', label: t`Alt text`, cell: (item) => <AltTextLocales item={item} /> },
      {
        key: 'folder',
        label: t`Folder`,
        cell: ({ folder }) => folders.find(({ id }) => id === folder)?.name ?? '',
      },
      { key: 'size', label: t`Size`, size: 'sm', align: 'end', cell: ({ bytes }) => fileSize(bytes) },
      { key: 'pixels', label: t`Dimensions`, size: 'sm', align: 'end', cell: sizeOf },
      {
        key: 'created',
        label: t`Added`,
        size: 'sm',
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
    ],
    [t, kindName, fileSize, folders],
  )
}

function Named({ item }: { readonly item: MediaItem }) {
  const src = smallPicture(item)
  return (
    <span className="media-named">
      <span className="media-named-picture">
        {src === undefined ? null : <img src={src} alt="" loading="lazy" decoding="async" />}
      </span>
      {item.name}
    </span>
  )
}
