/** Actions on folders of the media library, with their messages. */
import type { ToastMessage } from '@cyanotype/ui/index.ts'
import { toasts, useUndo } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { useAddress } from '../../../components/admin-link.tsx'
import type { MediaFolder } from '../../../media/media-item.ts'
import { mediaFoldersQuery, mediaKey } from '../../../media/media-item.ts'
import { useRouter } from '../../../router/router-context.tsx'
import { readMediaSearch, writeMediaSearch } from '../media-search-params.ts'

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
  const findTrashed = useTrashedFiles()
  const refused = (error: unknown, more: Pick<ToastMessage, 'description' | 'action'> = {}) =>
    toasts.add({
      tone: 'danger',
      urgent: true,
      title: error instanceof Error ? error.message : String(error),
      ...more,
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
        const isNotEmpty = error instanceof ApiProblem && error.code === 'folder_not_empty'
        refused(error, isNotEmpty ? await findTrashed(id) : {})
        return false
      }
    },
  }
}

/** Says that files in the trash count, with a way to see them, because the folder looks empty without them. */
function useTrashedFiles() {
  const { t } = useLingui()
  const { api, language: locale } = useAdmin()
  const router = useRouter()
  const library = useAddress('/admin/media')
  return async (folder: string): Promise<Pick<ToastMessage, 'description' | 'action'>> => {
    const query = { locale, folder, trashed: 'true', limit: 100 } as const
    const found = await api('GET /api/media', { query }).catch(() => undefined)
    const count = found?.items.length ?? 0
    const description =
      count > 0 && found?.next === null
        ? t`${plural(count, { one: '# file in the trash belongs to it.', other: '# files in the trash belong to it.' })}`
        : t`Files in the trash count, too.`
    if (count === 0) return { description }
    const href = library + writeMediaSearch(readMediaSearch({ folder, trashed: 'true' }))
    return { description, action: { label: t`Show trash`, onPress: () => void router.navigate({ href }) } }
  }
}
