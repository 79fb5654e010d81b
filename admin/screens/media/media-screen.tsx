/** The library: what it holds, in folders, found and sorted by what the address says; and one item of it, opened. */
import { may } from '@cyanotype/content/model/roles.ts'
import { FileButton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '../../admin-context.tsx'
import { useCommands } from '../../commands/use-commands.ts'
import { ScreenHeader } from '../../layout/screen-header.tsx'
import { FilesAnywhere } from '../../media/files-anywhere.tsx'
import { allFileTypes } from '../../media/kinds.ts'
import { MediaState } from '../../media/media-state.tsx'
import { useUploads } from '../../media/use-uploads.ts'
import { Bulk } from './bulk.tsx'
import { Filters } from './filters.tsx'
import { Folders } from './folders.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import { LibraryItems } from './library-items.tsx'
import { isFiltered, readMediaSearch } from './search.ts'
import { useLibrary } from './use-library.ts'
import { useMissing } from './use-missing.tsx'

interface MediaScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

const nothing: ReadonlySet<string> = new Set()

export function MediaScreen({ search: written }: MediaScreenProps) {
  const { t } = useLingui()
  const session = useSession()
  const library = useLibrary(readMediaSearch(written))
  const { search, list, show } = library
  const [selected, setSelected] = useState(nothing)
  const uploads = useUploads()
  const mayEdit = session !== null && may(session, 'media.edit')
  const missing = useMissing(library)

  const add = (files: readonly File[]) => {
    const { folder } = search
    uploads.uploadFiles(files, { folder: folder === 'none' ? null : folder })
  }
  useCommands(() => [
    { id: 'media.grid', label: t`Show as tiles`, icon: 'table', run: () => show({ view: 'grid' }) },
    { id: 'media.list', label: t`Show as a list`, icon: 'list', run: () => show({ view: 'list' }) },
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
      {mayEdit ? <FilesAnywhere onFiles={add} /> : null}
      <div className="media-room">
        <Folders library={library} />
        <div className="media-items">
          {missing.notice}
          <MediaState query={list} isFiltered={isFiltered(search)} mayAdd={mayEdit} done={missing.done}>
            <LibraryItems
              library={library}
              selected={mayEdit ? selected : undefined}
              onSelectedChange={setSelected}
            />
          </MediaState>
          {mayEdit ? (
            <Bulk library={library} selected={selected} onDone={() => setSelected(nothing)} />
          ) : null}
        </div>
      </div>
      <ItemDrawer library={library} onNext={missing.next} />
    </div>
  )
}
