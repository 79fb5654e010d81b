/**
 * Publishes layers of one document, for users, schedules and publish sets. A user names the expected versions, and
 * everything happens or nothing, which is the same for unpublishing and archiving.
 */

import type { DocumentType, Layer, LayerData, Locale, Permission } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isLocale, layers, shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentResponse } from '../core/document-schemas.ts'
import { fieldProblem } from '../core/field-problem.ts'
import { moveLayer, withoutSchedule } from '../core/layer-transitions.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import { updatePublicUrls } from '../core/public-urls.ts'
import { staleLists } from '../core/settle-terms.ts'
import { problemsOf } from '../core/validate-for-publishing.ts'
import type { DocumentChange, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { isNamed, lockRows, publicChange, runWrite } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import type { LayerRow } from '../store/document-store.ts'
import { versionOf } from '../store/document-store.ts'
import { fitToModel, slugOf } from '../store/layer-data.ts'
import { insertPublication } from '../store/publication-store.ts'
import { removeSchedules } from '../store/schedule-store.ts'
import { archiveLayers, unarchiveLayers, unpublishLayers } from './unpublish-layers.ts'

export interface LayersInput<L extends Layer = Layer> {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  readonly layers: ExpectedVersions<L>
}

type Work<L extends Layer> = (change: DocumentChange, selection: DocumentSelection<L>) => Promise<void>

export const publishDocument = userAction<Layer>(publishLayers)
export const unpublishDocument = userAction<Locale>(unpublishLayers)
export const archiveDocument = userAction<Locale>(archiveLayers)
export const unarchiveDocument = userAction<Locale>(unarchiveLayers)

function userAction<L extends Layer>(work: Work<L>) {
  return async (context: DocumentContext, input: LayersInput<L>): Promise<DocumentResponse> => {
    const selection = selectionOf(context, input, 'documents.publish')
    await runWrite(context, input.actor, (change) => work(change, selection))
    return readDocument(context, input)
  }
}

/** The selected layers, if the actor has the permission for each of them. */
export function selectionOf<L extends Layer>(
  { types }: DocumentContext,
  { actor, type: name, id, layers: expected }: LayersInput<L>,
  permission: Permission,
): DocumentSelection<L> {
  const type = typeNamed(types, name)
  for (const layer of siteLayers()) {
    if (Object.hasOwn(expected, layer)) permit(actor, permission, type, layer)
  }
  return { type, id, layers: expected }
}

/**
 * Publishes layers as part of a change: by a user, by a schedule or in a publish set. Publishes the latest drafts of
 * the given layers, all or none.
 */
export async function publishLayers(change: DocumentChange, selection: DocumentSelection): Promise<void> {
  await makePublic(change, selection, await lockRows(change, selection))
}

/** Why versions become public, if not because a user publishes them now. The audit entry contains it. */
interface PublishReason {
  /** The id of a schedule. */
  readonly schedule?: string
  /** The id of the publication that a user undoes. */
  readonly undone?: string
  readonly imported?: true
}

/** Publishes the latest or older versions of a locked document. */
export async function makePublic(
  change: DocumentChange,
  { type, id, layers: versions }: DocumentSelection,
  before: readonly LayerRow[],
  reason: PublishReason = {},
): Promise<void> {
  const { trx, stamp, set } = change
  const candidates = await candidatesOf(trx, type, id, versions)
  const isSharedPublic = before.some((row) => row.layer === shared && row.published_version !== null)
  const fields = [...missingShared(type, candidates, isSharedPublic), ...candidateProblems(type, candidates)]
  const isImport = reason.imported === true
  // An import says itself what is archived.
  if (!isImport) fields.unshift(...archivedProblems(before, versions))
  if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
  // What an undo publishes was public before, and is older than what is scheduled, which stays.
  const isUndo = reason.undone !== undefined
  // The system imports content that is approved elsewhere.
  if (!isImport && !isUndo) await requireApproval(change, { type, id, layers: versions }, before)
  for (const candidate of candidates) {
    const row = before.find(({ layer }) => layer === candidate.layer)
    if (row === undefined) throw new Problem('stale_version')
    if (!isUndo) await removeSchedules(trx, id, { layer: candidate.layer, action: 'publish' })
    await publishLayer(change, type, row, { ...candidate, ...(isUndo ? {} : withoutSchedule) })
    const published = { type, id, ...candidate, at: stamp.at }
    for (const index of change.context.indexes) await index.published(trx, published)
  }
  const { rows: after, hasMoved } = await updatePublicUrls(trx, type, id, stamp.at)
  const named = candidates.map(({ layer }) => layer)
  const lists = hasMoved ? await staleLists(trx, type, id, stamp.at) : []
  const publicEvent = publicChange({
    kind: 'published',
    selection: { type, id },
    chosen: named,
    before,
    after,
  })
  const event = { ...publicEvent, lists, ...(reason.schedule !== undefined && { scheduled: true }) }
  const action = 'document.published'
  change.note({ action, type, id, details: { layers: versions, set, ...reason }, event })
}

/** Publishing a version again that is public changes nothing for visitors, and needs no approval. */
export async function requireApproval(
  { context, trx }: DocumentChange,
  { type, id, layers: versions }: DocumentSelection,
  before: readonly LayerRow[],
): Promise<void> {
  const isPublic = (layer: Layer) =>
    before.some((row) => row.layer === layer && row.published_version === versions[layer])
  const newlyPublic = siteLayers().filter((layer) => versions[layer] !== undefined && !isPublic(layer))
  if (newlyPublic.length === 0) return
  const requested = Object.fromEntries(newlyPublic.map((layer) => [layer, versions[layer]]))
  await context.approvals.require(trx, { type, id, layers: requested })
}

interface Candidate {
  readonly layer: Layer
  readonly version: number
  readonly data: LayerData
}

/** The given versions with their data, in the order of the layers. */
export async function candidatesOf(
  trx: Transaction,
  type: DocumentType,
  id: string,
  versions: ExpectedVersions,
): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  for (const layer of layers) {
    const version = versions[layer]
    if (version === undefined) continue
    const stored = await versionOf(trx, id, layer, version)
    if (stored === undefined) throw new Problem('stale_version')
    candidates.push({ layer, version, data: fitToModel(type, layer, stored.data) })
  }
  return candidates
}

/** A locale is never public without the shared layer: the first time, both are published together. */
export function missingShared(
  type: DocumentType,
  candidates: readonly Candidate[],
  isSharedPublic: boolean,
): readonly FieldProblem[] {
  const needed = Object.keys(fieldsOf(type, shared)).length > 0 && !isSharedPublic
  if (!needed || candidates.some(({ layer }) => layer === shared)) return []
  return [fieldProblem([shared], { message: sharedFirst })]
}

const sharedFirst = /*i18n*/ {
  id: 'publish.sharedFirst',
  message:
    'The fields shared by all languages were never published. Publish them together with this language.',
}

/** Archiving writes no version, so a request from before it names the right one. */
export function archivedProblems(
  rows: readonly LayerRow[],
  versions: ExpectedVersions,
): readonly FieldProblem[] {
  const archived = rows.filter((row) => row.status === 'archived' && isNamed(versions, row))
  return archived.map(({ layer }) => fieldProblem([layer], { message: unarchiveFirst }))
}

const unarchiveFirst = /*i18n*/ {
  id: 'publish.unarchiveFirst',
  message: 'This language is archived. Unarchive it first.',
}

export function candidateProblems(
  type: DocumentType,
  candidates: readonly Candidate[],
): readonly FieldProblem[] {
  return candidates.flatMap(({ layer, data }) => problemsOf(type, layer, data))
}

async function publishLayer(
  { trx, stamp, set }: DocumentChange,
  type: DocumentType,
  row: LayerRow,
  { layer, version, data, ...schedule }: Candidate & Partial<typeof withoutSchedule>,
): Promise<void> {
  const isNew = row.published_version !== version
  if (isNew) await insertPublication({ trx, id: row.document_id, layer, next: { version, set }, stamp })
  await moveLayer(trx, type, row, {
    ...schedule,
    status: 'draft',
    published_version: version,
    published_slug: isLocale(layer) ? slugOf(type, data) : null,
    first_published_at: row.first_published_at ?? stamp.at,
    published_changed_at: isNew ? stamp.at : row.published_changed_at,
  })
}
