import { toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import type { MediaFolder } from '../../../media/media-item.ts'
import { mediaFoldersQuery, mediaKey } from '../../../media/media-item.ts'

export interface FolderActions {
  /** Rejects with the reason if it was refused, like all actions from a dialog. */
  create(name: string, parent: string | null): Promise<MediaFolder>
  rename(id: string, name: string): Promise<MediaFolder>
  /** Reports a failure itself, as does `remove`. */
  move(id: string, parent: string | null): Promise<void>
  remove(folder: MediaFolder): Promise<boolean>
}

export function useFolderActions(): FolderActions {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const undo = useUndo()
  const changed = () => queries.invalidateQueries({ queryKey: mediaKey })
  const refused = (error: unknown) =>
    toasts.add({
      tone: 'danger',
      urgent: true,
      title: error instanceof Error ? error.message : String(error),
      ...(error instanceof ApiProblem &&
        error.code === 'folder_not_empty' && { description: t`Files in the trash count, too.` }),
    })

  async function put(id: string, parent: string | null): Promise<boolean> {
    try {
      await api('PATCH /api/media/folders/{id}', { params: { id }, body: { parent } })
      return true
    } catch (error) {
      refused(error)
      return false
    } finally {
      await changed()
    }
  }

  return {
    async create(name, parent) {
      const folder = await api('POST /api/media/folders', { body: { name, parent } })
      await changed()
      return folder
    },
    async rename(id, name) {
      const folder = await api('PATCH /api/media/folders/{id}', { params: { id }, body: { name } })
      await changed()
      return folder
    },
    async move(id, parent) {
      const folders = queries.getQueryData(mediaFoldersQuery(api).queryKey) ?? []
      const before = folders.find((folder) => folder.id === id)
      if (before === undefined || !(await put(id, parent))) return
      undo(t`Folder ${before.name} moved`, () => void put(id, before.parent))
    },
    async remove({ id, name }) {
      try {
        await api('DELETE /api/media/folders/{id}', { params: { id } })
        await changed()
        toasts.add({ title: t`Folder ${name} deleted` })
        return true
      } catch (error) {
        refused(error)
        return false
      }
    },
  }
}
