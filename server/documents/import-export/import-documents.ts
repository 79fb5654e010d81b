/**
 * Taking in documents that were kept outside the database, all of them or none: what is different becomes a new version, is
 * published or taken back, as if their editors had done it. What is the same is left as it is.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ExportedDocument, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, shared } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import { idNamed } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import { layerRow, writeDraft } from '../core/append-version.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { requireDocument, writeStamp } from '../core/operation-context.ts'
import type { Change } from '../core/write-transaction.ts'
import { runWriteIn } from '../core/write-transaction.ts'
import { withAddress } from '../drafts/assign-slug.ts'
import { makePublic } from '../publishing/publish-layers.ts'
import { archiveLayers, unpublishLayers } from '../publishing/unpublish-layers.ts'
import { dataOf, insertDocument, layersOf, updateLayer } from '../store/document-store.ts'
import { changed, fitted } from '../store/layer-data.ts'

export interface ImportedDocument {
  readonly type: DocumentType
  readonly document: ExportedDocument
  /** What to call it when it cannot be taken in. */
  readonly name: string
}

export type ImportResult = 'created' | 'changed' | 'same'

export interface DocumentImport {
  readonly documents: Iterable<ImportedDocument> | AsyncIterable<ImportedDocument>
  /** What has to be there before the documents, in the same transaction. */
  readonly first?: (trx: Transaction) => Promise<void>
  /** Hears of each document as soon as it is known what becomes of it. */
  readonly onResult?: (document: ImportedDocument, result: ImportResult) => void
  /** Only look: nothing stays. */
  readonly rehearse?: boolean
}

/** Says which arrival could not be taken in, and why. */
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

/** Thrown at the end of a rehearsal, so that the transaction leaves nothing behind. */
const curtain = Symbol('the end of a rehearsal')

export async function importDocuments(
  context: DocumentContext,
  { documents, first = async () => {}, onResult = () => {}, rehearse = false }: DocumentImport,
): Promise<void> {
  const stamp = writeStamp(context, null)
  try {
    await context.db.transaction((trx) =>
      runWriteIn(context, trx, stamp, async (change) => {
        await first(trx)
        for await (const document of documents) onResult(document, await receive(change, document))
        if (rehearse) throw curtain
      }),
    )
  } catch (reason) {
    if (reason !== curtain) throw reason
  }
  await context.outbox.drain()
}

async function receive(change: Change, document: ImportedDocument): Promise<ImportResult> {
  try {
    return await takeInOne(change, document)
  } catch (problem) {
    throw problem instanceof Problem ? new ImportProblem(document, problem) : problem
  }
}

async function takeInOne(change: Change, { type, document, name }: ImportedDocument): Promise<ImportResult> {
  const { context, trx, stamp } = change
  // What a person wrote has no id, and is known again by its place.
  const id = type.kind === 'single' ? type.name : (document.id ?? idNamed(name))
  await insertDocument(trx, type, id, stamp)
  await requireDocument(context, trx, type, id)
  const isNew = (await layersOf(trx, [id])).every((row) => row.draft_version === 0)
  for (const [layer, { draft, published }] of writtenIn(document)) {
    await context.parseGuard(type, layer, draft)
    if (published !== undefined && published !== draft) await context.parseGuard(type, layer, published)
  }
  const wanted: Wanted[] = []
  for (const [layer, kept] of writtenIn(document)) {
    const fit = { layer, ...shaped(type, layer, kept) }
    wanted.push(document.id === undefined ? await addressed(change, type, id, fit) : fit)
  }
  await setFirstPublished(change, type, id, wanted)
  const steps = [
    await publishImported(change, type, id, wanted),
    await writeDrafts(change, type, id, wanted),
    await takeBack(change, type, id, wanted),
  ]
  if (!steps.includes(true) && !isNew) return 'same'
  change.note({
    action: 'document.imported',
    type,
    id,
    details: { layers: wanted.map(({ layer }) => layer) },
  })
  return isNew ? 'created' : 'changed'
}

function writtenIn({ layers: kept }: ExportedDocument): readonly (readonly [Layer, ExportedLayer])[] {
  return layers.flatMap((layer) => {
    const own = kept[layer]
    return own === undefined ? [] : [[layer, own] as const]
  })
}

interface Wanted extends ExportedLayer {
  readonly layer: Layer
}

/** A file may hold anything: what does not fit the model is refused before anything else looks at it. */
function shaped(type: DocumentType, layer: Layer, kept: ExportedLayer): ExportedLayer {
  return {
    ...kept,
    draft: changed(type, layer, kept.draft, {}),
    published: kept.published && changed(type, layer, kept.published, {}),
  }
}

/** What a person wrote down by hand may leave its address to us, as a new document in the admin does. */
async function addressed({ trx }: Change, type: DocumentType, id: string, wanted: Wanted): Promise<Wanted> {
  const { layer, draft, published } = wanted
  const row = await layerRow(trx, type, id, layer)
  const data = await withAddress(trx, type, row, { layer, data: draft })
  return { ...wanted, draft: data, published: isDeepStrictEqual(published, draft) ? data : published }
}

async function stored(
  { trx }: Change,
  type: DocumentType,
  id: string,
  layer: Layer,
  state: 'draft_version' | 'published_version',
): Promise<LayerData | undefined> {
  const [found] = await dataOf(trx, [id], [layer], state)
  return found && fitted(type, layer, found.data)
}

/** A document keeps its place among the others where the day of its first publication decides about it. */
async function setFirstPublished(
  { trx }: Change,
  type: DocumentType,
  id: string,
  wanted: readonly Wanted[],
): Promise<void> {
  for (const { layer, firstPublishedAt } of wanted) {
    if (firstPublishedAt === undefined) continue
    const row = await layerRow(trx, type, id, layer)
    if (row.first_published_at === null) {
      await updateLayer(trx, id, layer, { first_published_at: firstPublishedAt })
    }
  }
}

/** What visitors see comes first, all languages at once: a language is never public before what all share. */
async function publishImported(
  change: Change,
  type: DocumentType,
  id: string,
  wanted: readonly Wanted[],
): Promise<boolean> {
  const chosen: [Layer, number][] = []
  for (const { layer, published } of wanted) {
    if (published === undefined) continue
    if (isDeepStrictEqual(await stored(change, type, id, layer, 'published_version'), published)) continue
    await writeIfNew(change, type, id, layer, published)
    chosen.push([layer, (await layerRow(change.trx, type, id, layer)).draft_version])
  }
  if (chosen.length === 0) return false
  const rows = await layersOf(change.trx, [id])
  await makePublic(change, { type, id, layers: Object.fromEntries(chosen) }, rows, { imported: true })
  return true
}

async function writeDrafts(
  change: Change,
  type: DocumentType,
  id: string,
  wanted: readonly Wanted[],
): Promise<boolean> {
  let wrote = false
  for (const { layer, draft } of wanted) {
    wrote = (await writeIfNew(change, type, id, layer, draft)) || wrote
  }
  return wrote
}

async function writeIfNew(
  change: Change,
  type: DocumentType,
  id: string,
  layer: Layer,
  data: LayerData,
): Promise<boolean> {
  if (isDeepStrictEqual(await stored(change, type, id, layer, 'draft_version'), data)) return false
  const row = await layerRow(change.trx, type, id, layer)
  await writeDraft(change.context, change.trx, type, row, layer, data, change.stamp)
  return true
}

/** What all languages share stays public with them, and is archived by none. */
async function takeBack(
  change: Change,
  type: DocumentType,
  id: string,
  wanted: readonly Wanted[],
): Promise<boolean> {
  let took = false
  for (const { layer, published, archived } of wanted) {
    if (layer === shared || !isLocale(layer) || published !== undefined) continue
    const row = await layerRow(change.trx, type, id, layer)
    const chosen = { type, id, layers: { [layer]: row.draft_version } }
    if (archived && row.status !== 'archived') await archiveLayers(change, chosen)
    else if (!archived && row.published_version !== null) await unpublishLayers(change, chosen)
    else continue
    took = true
  }
  return took
}
