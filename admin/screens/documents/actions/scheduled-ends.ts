/**
 * Schedules of documents before an action. Unpublishing cancels the scheduled end of a publication, so its undo
 * schedules it again: without its end, the document would stay public.
 */

import { siteLayers } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import type { Api } from '../../../api/client.ts'
import { readRows } from '../queries.ts'
import type { Change } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'
import { sendInParts } from './run-action.ts'

/** Deleted documents are left out. */
export async function readSchedules(api: Api, type: string, ids: readonly string[]) {
  const rows = await readRows(api, type, ids, { fields: '', schedules: 'true' })
  return rows.map(({ id, schedules = [] }) => ({ id, schedules }))
}

export interface ScheduledEnd {
  readonly id: string
  readonly at: string
  readonly layers: readonly Layer[]
}

/** The scheduled ends that a change cancels. */
export async function readEnds(
  api: Api,
  type: DocumentType,
  { items }: Pick<Change, 'items'>,
): Promise<readonly ScheduledEnd[]> {
  const documents = await readSchedules(
    api,
    type.name,
    items.map(({ id }) => id),
  )
  const touched = new Map(items.map(({ id, layers }) => [id, layers]))
  return documents.flatMap(({ id, schedules }) =>
    schedules
      .filter(({ action, failure }) => action === 'unpublish' && failure === null)
      .map(({ at, layers }) => ({
        ...{ id, at },
        layers: siteLayers().filter(
          (layer) => Object.hasOwn(layers, layer) && Object.hasOwn(touched.get(id) ?? {}, layer),
        ),
      }))
      .filter((end) => end.layers.length > 0),
  )
}

/** Schedules the ends of the documents that an undo has published again. */
export async function scheduleEnds(
  api: Api,
  type: DocumentType,
  ends: readonly ScheduledEnd[],
  undone: ActionOutcome,
): Promise<ActionOutcome> {
  const left = ends.filter(({ id }) => undone.done.includes(id))
  if (left.length === 0) return undone
  const rows = await readRows(api, type.name, [...new Set(left.map(({ id }) => id))])
  const versions = new Map(rows.map((row) => [row.id, row.versions]))
  const refused = [...undone.refused]
  for (const [at, those] of Map.groupBy(left, (end) => end.at)) {
    const items = those.map(({ id, layers }) => ({
      id,
      layers: Object.fromEntries(layers.map((layer) => [layer, versions.get(id)?.[layer] ?? 0])),
    }))
    const outcome = await sendInParts(items, (some) =>
      api('POST /api/documents/{type}/bulk', {
        params: { type: type.name },
        body: { action: 'schedule', what: 'unpublish', at, items: some },
      }),
    )
    refused.push(...outcome.refused)
  }
  return { ...undone, refused }
}
