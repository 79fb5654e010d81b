/**
 * Imports documents, all or none. Differences become new versions, publications or unpublications, as if an
 * editor had made them. Identical documents stay as they are.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ExportedDocument, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, shared } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import { idFromName } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { requireDocument, writeStamp } from '../core/operation-context.ts'
import { layerRow, writeDraft } from '../core/write-draft.ts'
import type { DocumentChange } from '../core/write-transaction.ts'
import { runWriteIn } from '../core/write-transaction.ts'
import { withSlug } from '../drafts/assign-slug.ts'
import { makePublic } from '../publishing/publish-document.ts'
import { archiveLayers, unpublishLayers } from '../publishing/unpublish-layers.ts'
import { dataOf, insertDocument, layersOf, updateLayer } from '../store/document-store.ts'
import { applyChanges, fitToModel } from '../store/layer-data.ts'
import { addFormerSlugs } from './former-slugs.ts'
import { releaseSlugs, withPublicSlugs } from './release-slugs.ts'

export interface ImportedDocument {
  readonly type: DocumentType
  readonly document: ExportedDocument
  /** The name of the document in error messages. */
  readonly name: string
}

export type ImportResult = 'created' | 'changed' | 'same'

export interface DocumentImport {
  /** Iterated more than once: first for the slugs that they give up, and again after a deadlock. */
  readonly documents: AsyncIterable<ImportedDocument>
  /** Runs before the documents, in the same transaction. */
  readonly first?: (trx: Transaction) => Promise<void>
  /** Runs after the documents, in the same transaction. Not in a dry run. */
  readonly last?: (trx: Transaction) => Promise<void>
  /** Called with the result of each document. */
  readonly onResult?: (document: ImportedDocument, result: ImportResult) => void
  /** Reports what would change, and changes nothing. */
  readonly isDryRun?: boolean
}

/** Says which document could not be imported, and why. */
export class ImportProblem extends Error {
  readonly document: ImportedDocument
  readonly problem: Problem

  constructor(document: ImportedDocument, problem: Problem) {
    super(`${document.name}: ${problem.code}`, { cause: problem })
    this.name = 'ImportProblem'
    this.document = document
    this.problem = problem
  }
}

/** Thrown at the end of a dry run, so that the transaction is rolled back. */
const endOfDryRun = Symbol('end of a dry run')

export async function importDocuments(
  context: DocumentContext,
  {
    documents,
    first = async () => {},
    last = async () => {},
    onResult = () => {},
    isDryRun = false,
  }: DocumentImport,
): Promise<void> {
  const stamp = writeStamp(context, null)
  try {
    await context.db.transaction((trx) =>
      runWriteIn(context, trx, stamp, async (change) => {
        await first(trx)
        for await (const document of documents) await releaseSlugs(change, document)
        for await (const document of documents) onResult(document, await receive(change, document))
        if (isDryRun) throw endOfDryRun
        await last(trx)
      }),
    )
  } catch (reason) {
    if (reason !== endOfDryRun) throw reason
  }
  await context.outbox.drain()
}

async function receive(change: DocumentChange, document: ImportedDocument): Promise<ImportResult> {
  try {
    return await importDocument(change, document)
  } catch (problem) {
    throw problem instanceof Problem ? new ImportProblem(document, problem) : problem
  }
}

/** As part of a change. */
export async function importDocument(
  change: DocumentChange,
  { type, document, name }: ImportedDocument,
): Promise<ImportResult> {
  const { context, trx, stamp } = change
  // A document that was written by hand has no id. Its id is derived from its folder.
  const id = type.kind === 'single' ? type.name : (document.id ?? idFromName(name))
  await insertDocument(trx, type, id, stamp)
  await requireDocument(context, trx, type, id)
  const isNew = (await layersOf(trx, [id])).every((row) => row.draft_version === 0)
  for (const [layer, { draft, published }] of writtenIn(document)) {
    await context.parseGuard(type, layer, draft)
    if (published !== undefined && published !== draft) await context.parseGuard(type, layer, published)
  }
  const imported: ImportedLayer[] = []
  for (const [layer, exported] of writtenIn(document)) {
    const fit = { layer, ...shaped(type, layer, exported) }
    imported.push(document.id === undefined ? await addressed(change, type, id, fit) : fit)
  }
  await setFirstPublished(change, type, id, imported)
  const steps = [
    await publishImported(change, type, id, imported),
    await writeDrafts(change, type, id, imported),
    await unpublishOrArchive(change, type, id, imported),
    await addFormerSlugs(trx, type, id, imported),
  ]
  if (!steps.includes(true) && !isNew) return 'same'
  change.note({
    action: 'document.imported',
    type,
    id,
    details: { layers: imported.map(({ layer }) => layer) },
  })
  return isNew ? 'created' : 'changed'
}

function writtenIn({ layers: exported }: ExportedDocument): readonly (readonly [Layer, ExportedLayer])[] {
  return layers.flatMap((layer) => {
    const own = exported[layer]
    return own === undefined ? [] : [[layer, own] as const]
  })
}

interface ImportedLayer extends ExportedLayer {
  readonly layer: Layer
}

/** Rejects data that does not fit the content model before anything else reads it. */
function shaped(type: DocumentType, layer: Layer, exported: ExportedLayer): ExportedLayer {
  return {
    ...exported,
    draft: applyChanges(type, layer, exported.draft, {}),
    published: exported.published && applyChanges(type, layer, exported.published, {}),
  }
}

/**
 * A document without an id may have no slug. It then gets an automatic one, like a new document in the admin.
 */
async function addressed(
  { trx }: DocumentChange,
  type: DocumentType,
  id: string,
  imported: ImportedLayer,
): Promise<ImportedLayer> {
  const { layer, draft, published } = imported
  const row = await layerRow(trx, type, id, layer)
  const data = await withSlug(trx, type, row, { layer, data: draft })
  return { ...imported, draft: data, published: isDeepStrictEqual(published, draft) ? data : published }
}

async function stored({
  change,
  type,
  id,
  layer,
  state,
}: {
  change: DocumentChange
  type: DocumentType
  id: string
  layer: Layer
  state: 'draft_version' | 'published_version'
}): Promise<LayerData | undefined> {
  const { trx } = change
  const [found] = await dataOf(trx, [id], [layer], state)
  return found && fitToModel(type, layer, found.data)
}

/** Keeps the date of the first publication, which can decide about the position in lists. */
async function setFirstPublished(
  { trx }: DocumentChange,
  type: DocumentType,
  id: string,
  imported: readonly ImportedLayer[],
): Promise<void> {
  for (const { layer, firstPublishedAt } of imported) {
    if (firstPublishedAt === undefined) continue
    const row = await layerRow(trx, type, id, layer)
    if (row.first_published_at === null) {
      await updateLayer(trx, id, layer, { first_published_at: firstPublishedAt })
    }
  }
}

/** Publishes all layers together first: a locale is never public without the shared layer. */
async function publishImported(
  change: DocumentChange,
  type: DocumentType,
  id: string,
  imported: readonly ImportedLayer[],
): Promise<boolean> {
  const chosen: [Layer, number][] = []
  for (const { layer, published } of imported) {
    if (published === undefined) continue
    if (isDeepStrictEqual(await stored({ change, type, id, layer, state: 'published_version' }), published))
      continue
    await writeIfNew({ change, type, id, layer, data: published })
    chosen.push([layer, (await layerRow(change.trx, type, id, layer)).draft_version])
  }
  if (chosen.length === 0) return false
  const rows = await withPublicSlugs(change.trx, id, await layersOf(change.trx, [id]))
  await makePublic(change, { type, id, layers: Object.fromEntries(chosen) }, rows, { imported: true })
  return true
}

async function writeDrafts(
  change: DocumentChange,
  type: DocumentType,
  id: string,
  imported: readonly ImportedLayer[],
): Promise<boolean> {
  let wrote = false
  for (const { layer, draft } of imported) {
    wrote = (await writeIfNew({ change, type, id, layer, data: draft })) || wrote
  }
  return wrote
}

async function writeIfNew({
  change,
  type,
  id,
  layer,
  data,
}: {
  readonly change: DocumentChange
  readonly type: DocumentType
  readonly id: string
  readonly layer: Layer
  readonly data: LayerData
}): Promise<boolean> {
  if (isDeepStrictEqual(await stored({ change, type, id, layer, state: 'draft_version' }), data)) return false
  const row = await layerRow(change.trx, type, id, layer)
  await writeDraft({ context: change.context, trx: change.trx, type, row, layer, data, stamp: change.stamp })
  return true
}

/** The shared layer stays public and is never archived. */
async function unpublishOrArchive(
  change: DocumentChange,
  type: DocumentType,
  id: string,
  imported: readonly ImportedLayer[],
): Promise<boolean> {
  let took = false
  for (const { layer, published, archived } of imported) {
    if (layer === shared || !isLocale(layer) || published !== undefined) continue
    const row = await layerRow(change.trx, type, id, layer)
    const [seen = row] = await withPublicSlugs(change.trx, id, [row])
    if (seen.published_slug !== row.published_slug)
      await updateLayer(change.trx, id, layer, { published_slug: seen.published_slug })
    const chosen = { type, id, layers: { [layer]: row.draft_version } }
    if (archived && row.status !== 'archived') await archiveLayers(change, chosen)
    else if (!archived && row.published_version !== null) await unpublishLayers(change, chosen)
    else continue
    took = true
  }
  return took
}
