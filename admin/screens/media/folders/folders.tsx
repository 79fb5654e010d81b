/** Folders of the media library: open, create, rename, move by drag or keys, and delete if empty. */
import { may } from '@cyanotype/content/model/permissions.ts'
import type { TreeNode } from '@cyanotype/ui/index.ts'
import { Button, Menu, Select, Tree } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../../app-context/app-context.tsx'
import type { MediaFolder } from '../../../media/media-item.ts'
import { mediaFoldersQuery } from '../../../media/media-item.ts'
import { childrenOf, folderOptions } from '../../../media/picker/folder-options.ts'
import type { Library } from '../use-library.ts'
import { FolderNameDialog } from './folder-name-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useFolderActions } from './use-folder-actions.ts'

export function Folders({ library }: { readonly library: Library }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const { search, show } = library
  const { data: folders = [] } = useQuery(mediaFoldersQuery(api))
  const actions = useFolderActions()
  const compare = new Intl.Collator(i18n.locale).compare
  const open = folders.find(({ id }) => id === search.folder)
  const mayEdit = session !== null && may(session, 'media.edit')
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const go = (folder: string) => show({ folder: folder || undefined })
  return (
    <div className="media-folders">
      <div className="media-folders-narrow">
        <Select
          label={t`Folder`}
          value={search.folder ?? ''}
          onChange={({ target }) => go(target.value)}
          options={[
            { value: '', label: t`All files` },
            { value: 'none', label: t`No folder` },
            ...folderOptions(folders, compare),
          ]}
        />
      </div>
      <nav className="media-folders-wide" aria-label={t`Folders`}>
        <FolderList library={library} />
        {folders.length > 0 ? (
          <Tree
            label={t`Folders`}
            nodes={folderTree(folders, compare)}
            selected={search.folder ?? ''}
            onSelect={go}
            expanded={opened ?? new Set(pathTo(folders, open?.parent))}
            onExpandedChange={setOpened}
            sorted
            {...(mayEdit && {
              onMove: (nodes) => {
                const moved = movedFolder(folders, nodes)
                if (moved) void actions.move(moved.id, moved.parent)
              },
            })}
          />
        ) : null}
      </nav>
      {mayEdit ? <FolderTools folders={folders} open={open} onGo={go} /> : null}
    </div>
  )
}

function FolderList({ library: { search, show } }: { readonly library: Library }) {
  const { t } = useLingui()
  const places = [
    { folder: undefined, label: t`All files` },
    { folder: 'none', label: t`No folder` },
  ] as const
  return (
    <div className="media-folder-list">
      {places.map(({ folder, label }) => (
        <Button
          key={label}
          variant="ghost"
          color="neutral"
          size="sm"
          aria-current={search.folder === folder ? 'true' : undefined}
          onClick={() => show({ folder })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

interface FolderToolsProps {
  readonly folders: readonly MediaFolder[]
  readonly open: MediaFolder | undefined
  readonly onGo: (folder: string) => void
}

function FolderTools({ folders, open, onGo }: FolderToolsProps) {
  const { t } = useLingui()
  const actions = useFolderActions()
  const name = open?.name ?? ''
  const [dialog, setDialog] = useState<'new' | 'name' | 'move'>()
  const close = () => setDialog(undefined)
  const remove = async (folder: MediaFolder) => {
    if (await actions.remove(folder)) onGo(folder.parent ?? '')
  }
  return (
    <div className="media-folder-tools">
      <Button variant="outline" color="neutral" size="sm" icon="plus" onClick={() => setDialog('new')}>
        <Trans>New folder</Trans>
      </Button>
      {open ? (
        <Menu
          label={t`Folder ${name}`}
          items={[
            { label: t`Rename`, icon: 'edit', onSelect: () => setDialog('name') },
            { label: t`Move`, icon: 'folder', onSelect: () => setDialog('move') },
            { kind: 'separator' },
            { label: t`Delete`, icon: 'trash', tone: 'danger', onSelect: () => void remove(open) },
          ]}
          trigger={(triggerProps) => (
            <Button
              {...triggerProps}
              variant="ghost"
              color="neutral"
              size="sm"
              icon="more"
              aria-label={t`Actions for ${name}`}
            />
          )}
        />
      ) : null}
      {dialog === 'new' || dialog === 'name' ? (
        <FolderNameDialog mode={dialog} folder={open} onClose={close} onMade={onGo} />
      ) : null}
      {open && dialog === 'move' ? (
        <MoveDialog
          title={t`Move ${name}`}
          top={t`Top level`}
          except={withAllIn(folders, open.id)}
          onClose={close}
          onMove={(parent) => {
            close()
            void actions.move(open.id, parent)
          }}
        />
      ) : null}
    </div>
  )
}

/** Folders as tree nodes, and the folder that the user moved. */
export function folderTree(
  folders: readonly MediaFolder[],
  compare: (one: string, other: string) => number,
  parent: string | null = null,
): readonly TreeNode[] {
  return childrenOf(folders, parent, compare).map(({ id, name }) => ({
    id,
    label: name,
    icon: 'folder',
    children: folderTree(folders, compare, id),
  }))
}

interface Moved {
  readonly id: string
  readonly parent: string | null
}

/** Folders are sorted by name, so only a new parent is a move. */
export function movedFolder(
  folders: readonly MediaFolder[],
  nodes: readonly TreeNode[],
  parent: string | null = null,
): Moved | undefined {
  for (const { id, children = [] } of nodes) {
    const before = folders.find((folder) => folder.id === id)
    if (before !== undefined && before.parent !== parent) return { id, parent }
    const within = movedFolder(folders, children, id)
    if (within !== undefined) return within
  }
  return undefined
}

/** A folder and everything inside. */
export function withAllIn(folders: readonly MediaFolder[], id: string): ReadonlySet<string> {
  const inside = folders.filter(({ parent }) => parent === id)
  return new Set([id, ...inside.flatMap((folder) => [...withAllIn(folders, folder.id)])])
}

/** From the outermost folder to the folder itself: these must be expanded to show it. */
export function pathTo(folders: readonly MediaFolder[], id: string | null | undefined): readonly string[] {
  const folder = folders.find((one) => one.id === id)
  return folder === undefined ? [] : [...pathTo(folders, folder.parent), folder.id]
}
