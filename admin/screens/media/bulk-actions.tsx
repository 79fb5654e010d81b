/** Bulk actions of the media library. */
import type { Selection } from '@cyanotype/ui/index.ts'
import { AlertDialog, BulkBar, Button, toasts, useUndo } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { useState } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { MediaItem } from '../../media/media-item.ts'
import { mediaKey } from '../../media/media-item.ts'
import { MoveDialog } from './folders/move-dialog.tsx'
import type { Library } from './use-library.ts'

interface BulkProps {
  readonly library: Library
  readonly selected: Selection
  readonly onSelect: Dispatch<SetStateAction<Selection>>
}

export function Bulk({ library, selected, onSelect }: BulkProps) {
  const { items, search } = library
  const [isMoving, setIsMoving] = useState(false)
  const actions = useBulkActions({
    // Failed files stay selected for another attempt.
    onFailed: (failed) => onSelect((now) => new Set([...now, ...failed.map(({ id }) => id)])),
  })
  const clear = () => onSelect(new Set())
  const chosen = items.filter(({ id }) => selected.has(id))
  const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const
  const act = (action: Promise<unknown>) => {
    clear()
    void action
  }
  return (
    <>
      <BulkBar count={chosen.length} onClear={clear}>
        {search.trashed ? (
          <>
            <Button {...quiet} icon="undo" onClick={() => act(actions.restore(chosen))}>
              <Trans>Restore</Trans>
            </Button>
            <DeletePermanently
              count={chosen.length}
              onConfirm={() => act(actions.deletePermanently(chosen))}
            />
          </>
        ) : (
          <>
            <Button {...quiet} icon="folder" onClick={() => setIsMoving(true)}>
              <Trans>Move</Trans>
            </Button>
            <Button {...quiet} color="red" icon="trash" onClick={() => act(actions.trash(chosen))}>
              <Trans>Move to trash</Trans>
            </Button>
          </>
        )}
      </BulkBar>
      {isMoving ? (
        <MoveDialog
          title={<Plural value={chosen.length} one="Move # file" other="Move # files" />}
          onClose={() => setIsMoving(false)}
          onMove={(folder) => {
            setIsMoving(false)
            act(actions.move(chosen, folder))
          }}
        />
      ) : null}
    </>
  )
}

interface DeletePermanentlyProps {
  readonly count: number
  readonly onConfirm: () => void
}

export function DeletePermanently({ count, onConfirm }: DeletePermanentlyProps) {
  const { t } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  const action = t`${plural(count, { one: 'Delete # file permanently', other: 'Delete # files permanently' })}`
  return (
    <>
      <Button variant="outline" color="red" size="sm" icon="trash" onClick={() => setIsConfirming(true)}>
        <Trans>Delete permanently</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        title={action}
        action={action}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          onConfirm()
        }}
      >
        <Trans>This cannot be undone. Files that documents still use are not deleted.</Trans>
      </AlertDialog>
    </>
  )
}

const batchSize = 4

interface Outcome {
  readonly done: readonly MediaItem[]
  readonly failed: readonly MediaItem[]
  readonly failures: readonly Error[]
}

/** Several workers take items in turn. A failure does not stop the others. */
async function inBatches(
  items: readonly MediaItem[],
  act: (item: MediaItem) => Promise<MediaItem | undefined>,
): Promise<Outcome> {
  const waiting = [...items]
  const done: MediaItem[] = []
  const failed: MediaItem[] = []
  const failures: Error[] = []
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        done.push((await act(item)) ?? item)
      } catch (error) {
        failed.push(item)
        failures.push(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
  await Promise.all(Array.from({ length: batchSize }, work))
  return { done, failed, failures }
}

/** Each returns whether it succeeded for at least one item. */
interface BulkActions {
  trash(items: readonly MediaItem[]): Promise<boolean>
  restore(items: readonly MediaItem[]): Promise<boolean>
  move(items: readonly MediaItem[], folder: string | null): Promise<boolean>
  deletePermanently(items: readonly MediaItem[]): Promise<boolean>
}

type ItemAction = (item: MediaItem) => Promise<MediaItem | undefined>

interface Reports {
  /** Shows the reason. A toast does by default. */
  readonly onRefused?: (message: string) => void
  readonly onFailed?: (items: readonly MediaItem[]) => void
}

/** Runs the action for each item, refetches the library and reports failures. Resolves to the items that succeeded. */
function useRun({ onRefused, onFailed }: Reports) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return async (items: readonly MediaItem[], itemAction: ItemAction) => {
    const { done, failed, failures } = await inBatches(items, itemAction)
    await queries.invalidateQueries({ queryKey: mediaKey })
    onFailed?.(failed)
    const [failure] = failures
    if (failure !== undefined && onRefused) onRefused(failure.message)
    else if (failure !== undefined) {
      const title = t`${plural(failures.length, { one: 'Could not change # file', other: 'Could not change # files' })}`
      toasts.add({ tone: 'danger', urgent: true, title, description: failure.message })
    }
    return done
  }
}

const callsOf = (api: Api) => ({
  trash: ({ id, version }: MediaItem) =>
    api('POST /api/media/{id}/trash', { params: { id }, body: { version } }),
  restore: ({ id, version }: MediaItem) =>
    api('POST /api/media/{id}/restore', { params: { id }, body: { version } }),
  move: ({ id, version }: MediaItem, folder: string | null) =>
    api('PATCH /api/media/{id}', { params: { id }, query: {}, body: { version, folder } }),
  async delete({ id, version }: MediaItem) {
    await api('DELETE /api/media/{id}', { params: { id }, query: { version } })
    return undefined
  },
})

/** Runs an action on many media items: a few calls at a time, each with the version on the screen. */
export function useBulkActions(reports: Reports = {}): BulkActions {
  const { t } = useLingui()
  const call = callsOf(useAdmin().api)
  const run = useRun(reports)
  const undo = useUndo()
  return {
    async trash(items) {
      const done = await run(items, call.trash)
      if (done.length === 0) return false
      const title = t`${plural(done.length, { one: '# file moved to trash', other: '# files moved to trash' })}`
      undo(title, () => void run(done, call.restore))
      return true
    },
    async restore(items) {
      const done = await run(items, call.restore)
      if (done.length === 0) return false
      toasts.add({
        tone: 'success',
        title: t`${plural(done.length, { one: '# file restored', other: '# files restored' })}`,
      })
      return true
    },
    async move(items, folder) {
      const came = new Map(items.map((item) => [item.id, item.folder]))
      const done = await run(items, (item) => call.move(item, folder))
      if (done.length === 0) return false
      const title = t`${plural(done.length, { one: '# file moved', other: '# files moved' })}`
      undo(title, () => void run(done, (item) => call.move(item, came.get(item.id) ?? null)))
      return true
    },
    async deletePermanently(items) {
      const done = await run(items, call.delete)
      if (done.length === 0) return false
      toasts.add({
        title: t`${plural(done.length, { one: '# file permanently deleted', other: '# files permanently deleted' })}`,
      })
      return true
    },
  }
}
