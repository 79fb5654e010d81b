/** Restores documents from the trash or deletes them permanently, with one call per type. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { may, model, siteLayers } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { sendInParts } from '../documents/actions/run-action.ts'

interface TrashInput {
  readonly action: 'restore' | 'delete'
  readonly items: readonly Trashed[]
}

export interface TrashOutcome {
  readonly done: number
  readonly refused: readonly { readonly item: Trashed; readonly message: string }[]
}

export function useTrashActions(onDone: (outcome: TrashOutcome) => void) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const readAgain = () =>
    Promise.all(
      ['trash', 'list', 'documents', 'dashboard'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
  return useMutation({
    mutationFn: (query: TrashInput) => runAction(api, query),
    async onSuccess(outcome, { action }) {
      // Before rows disappear, so that the focus goes to them from the dialog or the bar.
      onDone(outcome)
      await readAgain()
      if (outcome.done > 0) {
        const title =
          action === 'restore'
            ? t`${plural(outcome.done, { one: '# document restored as a draft', other: '# documents restored as drafts' })}`
            : t`${plural(outcome.done, { one: '# document deleted permanently', other: '# documents deleted permanently' })}`
        toasts.add({ tone: 'success', title })
      }
    },
    onError({ message }) {
      toasts.add({ tone: 'danger', urgent: true, title: message })
      void readAgain()
    },
  })
}

async function runAction(api: Api, { action, items }: TrashInput): Promise<TrashOutcome> {
  const refused: { item: Trashed; message: string }[] = []
  const types = [...new Set(items.map(({ type }) => type))]
  for (const type of types) {
    const own = items.filter((item) => item.type === type)
    const parts = own.map(({ id, versions }) => ({ id, layers: writtenVersions(versions) }))
    try {
      const outcome = await sendInParts(parts, (some) =>
        api('POST /api/documents/{type}/bulk', { params: { type }, body: { action, items: some } }),
      )
      for (const { id, message } of outcome.refused) {
        const item = own.find((one) => one.id === id)
        if (item !== undefined) refused.push({ item, message })
      }
    } catch (error) {
      // Those of an earlier type are done, which the user has to know.
      if (type === types[0] || !(error instanceof Error)) throw error
      refused.push(...own.map((item) => ({ item, message: error.message })))
    }
  }
  return { done: items.length - refused.length, refused }
}

/** The versions of all layers, which prove that the user saw the whole document. */
function writtenVersions(versions: Trashed['versions']): Partial<Record<Layer, number>> {
  return Object.fromEntries(
    siteLayers().flatMap((layer) => (versions[layer] > 0 ? [[layer, versions[layer]]] : [])),
  )
}

export function typeNamed(name: string): DocumentType | undefined {
  const types: readonly DocumentType[] = Object.values(model)
  return types.find((type) => type.name === name)
}

/** Whether the user may delete an item permanently. */
export function useMayDelete(): (item: Trashed) => boolean {
  const session = useSession()
  return ({ type: name }) => {
    const type = typeNamed(name)
    return session !== null && type !== undefined && may(session, 'documents.delete', { type })
  }
}

export type Trashed = ResponseAt<'GET /api/trash'>['items'][number]

export function trashQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['trash'],
    queryFn: ({ pageParam: after }) => api('GET /api/trash', { query: { after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
