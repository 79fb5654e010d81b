/** Runs an action on many documents, a hundred per request, and undoes it. Independent of React. */
import { isSiteLocale } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Api, ResponseAt } from '../../../api/client.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { readRows } from '../queries.ts'
import type { Change, DoneAction } from './list-actions.ts'
import { undoOf } from './list-actions.ts'

export interface RefusedDocument {
  readonly id: string
  /** The reason, in the language of the user. */
  readonly message: string
}

export interface ActionOutcome {
  readonly done: readonly string[]
  /** The created copies or schedules, by document. */
  readonly made?: ReadonlyMap<string, string>
  readonly refused: readonly RefusedDocument[]
}

const batchSize = 100

export function runChange(api: Api, type: DocumentType, { action, items }: Change): Promise<ActionOutcome> {
  const params = { type: type.name }
  return sendInParts(items, (some) =>
    api('POST /api/documents/{type}/bulk', { params, body: bodyOf(action, some) }),
  )
}

type BulkResponse = Pick<ResponseAt<'POST /api/documents/{type}/bulk'>, 'items'>

/** Rejects only if the first request fails. After that, the failure is the result of all documents that are left. */
export async function sendInParts<Item extends { readonly id: string }>(
  items: readonly Item[],
  send: (some: Item[]) => Promise<BulkResponse>,
): Promise<ActionOutcome> {
  const done: string[] = []
  const made = new Map<string, string>()
  const refused: RefusedDocument[] = []
  for (let from = 0; from < items.length; from += batchSize) {
    try {
      for (const { id, problem, made: one } of (await send(items.slice(from, from + batchSize))).items) {
        if (problem === null) done.push(id)
        else refused.push({ id, message: problem.message })
        if (one !== undefined) made.set(id, one)
      }
    } catch (error) {
      if (from === 0) throw error
      const message = error instanceof Error ? error.message : String(error)
      return { done, made, refused: [...refused, ...items.slice(from).map(({ id }) => ({ id, message }))] }
    }
  }
  return { done, made, refused }
}

/** Some actions apply to languages only, and the server accepts nothing else for them. */
function bodyOf(action: DoneAction, items: Change['items']) {
  if (action === 'publish' || action === 'trash' || action === 'restore') {
    return { action, items: items.map(({ id, layers }) => ({ id, layers: { ...layers } })) }
  }
  return {
    action,
    items: items.map(({ id, layers }) => ({
      id,
      layers: Object.fromEntries(Object.entries(layers).filter(([layer]) => isSiteLocale(layer))),
    })),
  }
}

/**
 * Undoes an action. Each step creates new versions, so documents are read again before the next step, from
 * the trash if they are there.
 */
export async function undoAction(
  api: Api,
  type: DocumentType,
  change: Change,
  { before, done }: { readonly before: readonly Summary[]; readonly done: readonly string[] },
): Promise<ActionOutcome> {
  const refused: RefusedDocument[] = []
  let left = done
  for (const { action, layers } of undoOf(change, before) ?? []) {
    const ids = left.filter((id) => layers.has(id))
    const versions =
      action === 'restore'
        ? new Map(change.items.map((item) => [item.id, item.layers]))
        : new Map((await readRows(api, type.name, ids)).map((row) => [row.id, row.versions]))
    const items = ids.flatMap((id) => {
      const affected = layers.get(id) ?? []
      const now = versions.get(id)
      return now === undefined
        ? []
        : [{ id, layers: Object.fromEntries(affected.map((layer) => [layer, now[layer] ?? 0])) }]
    })
    const outcome = await runChange(api, type, { action, items })
    refused.push(...outcome.refused)
    const failed = new Set(outcome.refused.map(({ id }) => id))
    left = left.filter((id) => !failed.has(id))
  }
  return { done: left, refused }
}
