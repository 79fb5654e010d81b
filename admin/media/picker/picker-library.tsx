/** Library of the media picker: search and folders, with running uploads first. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { FileButton, MediaTile, SearchField, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { MediaGrid } from '../grid/media-grid.tsx'
import { MediaState } from '../grid/media-state.tsx'
import type { MediaAccept, MediaItem } from '../media-item.ts'
import { allFileTypes, fileTypes, kindOf, mediaFoldersQuery, mediaListQuery } from '../media-item.ts'
import { DropZone } from '../uploads/drop-zone.tsx'
import { isFinished } from '../uploads/upload-queue.ts'
import { useUploadQueue, useUploads } from '../uploads/use-uploads.ts'
import { folderOptions } from './folder-options.ts'

interface PickerLibraryProps {
  readonly accept: MediaAccept | undefined
  /** The selected ids, or `undefined` when only one item can be selected. */
  readonly selected: ReadonlySet<string> | undefined
  readonly onToggle: (item: MediaItem) => void
  /** A single file that was uploaded here. Not called once the dialog is closed. */
  readonly onUploaded: (item: MediaItem) => void
}

const everywhere = 'everywhere'
const folderKey = 'cyanotype.media.folder'

export function PickerLibrary({ accept, selected, onToggle, onUploaded }: PickerLibraryProps) {
  const { t } = useLingui()
  const { api, language: locale } = useAdmin()
  const session = useSession()
  const [terms, setTerms] = useState('')
  const q = useDeferredValue(terms.trim())
  const { folder, folders, store } = useStoredFolder()
  const query = { q: q || undefined, kind: accept, ...(folder === everywhere ? {} : { folder }) }
  const list = useInfiniteQuery(mediaListQuery(api, locale, query))
  const uploads = useUploads()
  const closed = useClosed()
  const add = (files: readonly File[]) => {
    const results = uploads.uploadFiles(files, { folder: folder === everywhere ? null : folder || null })
    // A single file that was uploaded in the dialog is selected.
    const [only] = results
    if (results.length !== 1 || only === undefined) return
    void only.then((item) => {
      const isFitting = item !== undefined && (accept === undefined || kindOf(item) === accept)
      if (isFitting && !closed.current) onUploaded(item)
    })
  }
  const mayAdd = session !== null && may(session, 'media.edit')
  return (
    <div className="picker">
      <div className="picker-bar">
        <SearchField
          label={t`Search media`}
          labelHidden
          placeholder={t`Search media`}
          maxLength={maxSearchText}
          value={terms}
          onChange={({ target }) => setTerms(target.value)}
        />
        <Select
          label={t`Folder`}
          value={folder}
          onChange={({ target }) => store(target.value)}
          options={folders}
        />
        {mayAdd ? <Upload accept={accept} onFiles={add} /> : null}
      </div>
      <MediaState query={list} isFiltered={terms !== '' || folder !== everywhere} mayAdd={mayAdd}>
        <MediaGrid
          label={t`Library`}
          items={list.data?.pages.flatMap((page) => page.items) ?? []}
          onOpen={onToggle}
          tile={(item) =>
            selected ? { selected: selected.has(item.id), onSelectedChange: () => onToggle(item) } : {}
          }
          onMore={list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined}
        >
          <PendingUploads />
        </MediaGrid>
      </MediaState>
    </div>
  )
}

/** Whether the dialog was closed, so that an upload that ends later selects nothing. */
function useClosed(): RefObject<boolean> {
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])
  return closed
}

interface UploadProps extends Pick<PickerLibraryProps, 'accept'> {
  readonly onFiles: (files: readonly File[]) => void
}

function Upload({ accept, onFiles }: UploadProps) {
  return (
    <>
      <FileButton
        icon="publish"
        multiple
        accept={accept ? fileTypes[accept] : allFileTypes}
        onFiles={onFiles}
      >
        <Trans>Upload</Trans>
      </FileButton>
      <DropZone onFiles={onFiles} isInDialog />
    </>
  )
}

/** The last used folder, stored on this device. A deleted folder is empty. */
function useStoredFolder() {
  const { t, i18n } = useLingui()
  const { api, storage } = useAdmin()
  const [folder, setFolder] = useState(() => storage.getItem(folderKey) ?? everywhere)
  const { data = [] } = useQuery(mediaFoldersQuery(api))
  const folders = [
    { value: everywhere, label: t`All folders` },
    { value: '', label: t`No folder` },
    ...folderOptions(data, new Intl.Collator(i18n.locale).compare),
  ]
  const store = (next: string) => {
    setFolder(next)
    try {
      storage.setItem(folderKey, next)
    } catch {
      // A full storage is needed for unsaved text. The folder may be lost.
    }
  }
  return { folders, store, folder: folders.some(({ value }) => value === folder) ? folder : everywhere }
}

function PendingUploads() {
  const uploads = useUploads()
  const { uploads: all } = useUploadQueue()
  const shown = all.filter((upload) => !isFinished(upload) || upload.state === 'refused').slice(0, 24)
  if (shown.length === 0) return null
  return (
    <div className="media-page">
      {shown.map(({ id, name, bytes, sent, state, refusal }) => (
        <MediaTile
          key={id}
          kind="image"
          name={name}
          bytes={bytes}
          progress={state === 'refused' ? undefined : sent / Math.max(bytes, 1)}
          error={refusal}
          onRetry={state === 'refused' ? () => uploads.retry(id) : undefined}
        />
      ))}
    </div>
  )
}
