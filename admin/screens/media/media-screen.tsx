/** Media library screen: folders, search and order from the URL, and one open item. */
import { may } from '@cyanotype/content/model/permissions.ts'
import type { Selection } from '@cyanotype/ui/index.ts'
import { FileButton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { MediaState } from '../../media/grid/media-state.tsx'
import { allFileTypes } from '../../media/media-item.ts'
import { DropZone } from '../../media/uploads/drop-zone.tsx'
import { useUploads } from '../../media/uploads/use-uploads.ts'
import { Bulk } from './bulk-actions.tsx'
import { Filters } from './filters.tsx'
import { Folders } from './folders/folders.tsx'
import { ItemDrawer } from './item/item-drawer.tsx'
import { useMissing } from './item/missing-alt-text.tsx'
import { LibraryItems } from './library-items.tsx'
import { isFiltered, readMediaSearch } from './media-search-params.ts'
import { useLibrary } from './use-library.ts'

interface MediaScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

const nothing: Selection = new Set()

export function MediaScreen({ search: written }: MediaScreenProps) {
  const { t } = useLingui()
  const session = useSession()
  const library = useLibrary(readMediaSearch(written))
  const { search, list, show } = library
  const [selected, setSelected] = useState(nothing)
  const uploads = useUploads()
  const mayEdit = session !== null && may(session, 'media.edit')
  const missing = useMissing(library)
  const itemsPart = useFocusAfterDialog<HTMLDivElement>(search.open !== undefined)

  const add = (files: readonly File[]) => {
    const { folder } = search
    uploads.uploadFiles(files, { folder: folder === 'none' ? null : folder })
  }
  useCommands(() => [
    { id: 'media.grid', label: t`Show as grid`, icon: 'table', run: () => show({ view: 'grid' }) },
    { id: 'media.list', label: t`Show as list`, icon: 'list', run: () => show({ view: 'list' }) },
    ...missing.commands,
  ])

  return (
    <div className="media-screen">
      <ScreenHeader
        title={t`Media`}
        actions={
          mayEdit ? (
            <FileButton icon="publish" multiple accept={allFileTypes} onFiles={add}>
              <Trans>Upload files</Trans>
            </FileButton>
          ) : null
        }
      >
        <Filters library={library} />
      </ScreenHeader>
      {mayEdit ? <DropZone onFiles={add} /> : null}
      <div className="media-quota">
        <Folders library={library} />
        <div ref={itemsPart} tabIndex={-1} className="media-items">
          {missing.notice}
          <MediaState query={list} isFiltered={isFiltered(search)} mayAdd={mayEdit} done={missing.done}>
            <LibraryItems
              library={library}
              selected={mayEdit ? selected : undefined}
              onSelectedChange={setSelected}
            />
          </MediaState>
          {mayEdit ? <Bulk library={library} selected={selected} onSelect={setSelected} /> : null}
        </div>
      </div>
      <ItemDrawer library={library} onNext={missing.next} />
    </div>
  )
}
