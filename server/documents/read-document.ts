/** Documents as their editors see them: the newest draft of every layer, and older versions. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { initialData, layers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../db/index.ts'
import { Problem } from '../http/problems.ts'
import type { DocumentAnswer, LayerState, VersionAnswer, VersionsAnswer } from './answers.ts'
import { each, statusOf } from './answers.ts'
import type { LayerRow, VersionRow } from './document-store.ts'
import { dataOf, layersOf, versionOf, versionsOf } from './document-store.ts'
import type { Engine, Hand } from './engine.ts'
import { foundDocument, permit, typeNamed } from './engine.ts'
import { fitted } from './layer-data.ts'

interface Named {
  readonly actor: Hand
  readonly type: string
  readonly id: string
}

export async function readDocument(
  engine: Engine,
  { actor, type: name, id }: Named,
): Promise<DocumentAnswer> {
  const type = typeNamed(engine.types, name)
  permit(actor, 'documents.read', type)
  const { kysely } = engine.db
  const document = await foundDocument(engine, kysely, type, id)
  const states = await layerStates(kysely, type, id)
  return { id, type: name, createdAt: document.created_at, layers: states }
}

export async function layerStates(
  queries: Queries,
  type: DocumentType,
  id: string,
): Promise<Record<Layer, LayerState>> {
  const rows = await layersOf(queries, [id])
  const drafts = await dataOf(queries, [id], layers, 'draft_version')
  return each(layers, (layer) => {
    const stored = drafts.find((draft) => draft.layer === layer)
    const data = stored === undefined ? initialData(type, layer) : fitted(type, layer, stored.data)
    return stateOf(
      layer,
      rows.find((row) => row.layer === layer),
      data,
    )
  })
}

function stateOf(layer: Layer, row: LayerRow | undefined, data: LayerState['data']): LayerState {
  return {
    layer,
    status: statusOf(row?.status ?? 'none'),
    version: row?.draft_version ?? 0,
    data,
    publishedVersion: row?.published_version ?? null,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.username ?? null,
  }
}

const versionsAtOnce = 50

export async function listVersions(
  engine: Engine,
  {
    actor,
    type: name,
    id,
    layer,
    after,
  }: Named & { readonly layer: Layer; readonly after?: number | undefined },
): Promise<VersionsAnswer> {
  const type = typeNamed(engine.types, name)
  permit(actor, 'documents.read', type, layer)
  const { kysely } = engine.db
  await foundDocument(engine, kysely, type, id)
  const before = after ?? Number.MAX_SAFE_INTEGER
  const rows = await versionsOf(kysely, id, layer, { before, limit: versionsAtOnce + 1 })
  const items = rows.slice(0, versionsAtOnce).map(versionShown)
  return { items, next: rows.length > versionsAtOnce ? String(items.at(-1)?.number) : null }
}

export async function readVersion(
  engine: Engine,
  { actor, type: name, id, layer, number }: Named & { readonly layer: Layer; readonly number: number },
): Promise<VersionAnswer> {
  const type = typeNamed(engine.types, name)
  permit(actor, 'documents.read', type, layer)
  const { kysely } = engine.db
  await foundDocument(engine, kysely, type, id)
  const row = await versionOf(kysely, id, layer, number)
  if (row === undefined) throw new Problem('not_found')
  return { ...versionShown(row), data: fitted(type, layer, row.data) }
}

function versionShown({ number, created_at, username, note }: VersionRow) {
  return { number, at: created_at, by: username, note }
}
