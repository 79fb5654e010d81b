/** Exports documents: the id, latest draft and published version of each layer. */
import type { ExportedDocument, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import type { LayerRow } from '../store/document-store.ts'
import { dataOf, layersOf } from '../store/document-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import { documentsAfter } from '../store/trash-store.ts'
import { formerSlugsOf } from './former-slugs.ts'

export interface NamedDocument {
  readonly id: string
  readonly type: DocumentType
  readonly document: ExportedDocument
}

const batchSize = 100

/**
 * Ordered by id, without documents in the trash and singles that were never edited. With `among`, only those
 * of the ids.
 */
export async function* exportedDocuments(
  { db: { kysely }, types }: DocumentContext,
  among?: readonly string[],
): AsyncGenerator<NamedDocument> {
  for (let after = '', full = true; full; ) {
    const found = await documentsAfter(kysely, { after, among, limit: batchSize })
    if (found.length === 0) return
    const ids = found.map(({ id }) => id)
    const rows = await layersOf(kysely, ids)
    const drafts = await dataOf(kysely, ids, layers, 'draft_version')
    const published = await dataOf(kysely, ids, layers, 'published_version')
    const former = await formerSlugsOf(kysely, ids)
    for (const { id, type: name } of found) {
      const type = Object.hasOwn(types, name) ? types[name] : undefined
      if (type === undefined) continue // a type that was removed from the content model
      const own = rows.filter((row) => row.document_id === id && row.draft_version > 0)
      if (own.length === 0) continue
      const exported = own.flatMap((row) => exportedLayer(type, row, { drafts, published, former }))
      yield { id, type, document: { id, layers: Object.fromEntries(exported) } }
    }
    after = ids.at(-1) ?? ''
    full = found.length === batchSize
  }
}

type Stored = Awaited<ReturnType<typeof dataOf>>

/** What is stored about the layers of several documents. */
interface Batch {
  readonly drafts: Stored
  readonly published: Stored
  readonly former: Awaited<ReturnType<typeof formerSlugsOf>>
}

function exportedLayer(
  type: DocumentType,
  row: LayerRow,
  { drafts, published, former }: Batch,
): readonly (readonly [Layer, ExportedLayer])[] {
  const layer = layers.find((one) => one === row.layer)
  if (layer === undefined) return [] // a locale that was removed from the content model
  const dataIn = (stored: Stored) => stored.find((one) => one.id === row.document_id && one.layer === layer)
  const seen = dataIn(published)
  const formerSlugs = former
    .filter(({ id, layer: own }) => id === row.document_id && own === layer)
    .map(({ slug }) => slug)
    .filter((slug) => slug !== row.slug && slug !== row.published_slug)
    .sort()
  const exported = {
    draft: fitToModel(type, layer, dataIn(drafts)?.data),
    published: seen === undefined ? undefined : fitToModel(type, layer, seen.data),
    firstPublishedAt: row.first_published_at ?? undefined,
    archived: row.status === 'archived',
    ...(formerSlugs.length > 0 && { formerSlugs }),
  }
  return [[layer, exported]]
}
