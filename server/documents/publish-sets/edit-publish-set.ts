/** Changes of publish sets: the title and the documents. Only a set that is not scheduled can be changed. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Details } from '../../audit/index.ts'
import { record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed, writeStamp } from '../core/operation-context.ts'
import type { WriteStamp } from '../store/document-store.ts'
import type { PublishSetRow, SetItem } from './publish-set-store.ts'
import {
  deletePublishSet,
  insertPublishSet,
  itemsOf,
  lockPublishSet,
  putItem,
  updatePublishSet,
} from './publish-set-store.ts'
import { requirePublishSet, stateOf } from './read-publish-set.ts'
import type { ChosenDocuments, PublishSetState } from './schemas.ts'
import { maxDocuments } from './schemas.ts'

export interface SetInput {
  readonly actor: Principal
  readonly id: string
}

export interface NewSet {
  readonly actor: Principal
  readonly title: string
  readonly documents: ChosenDocuments
}

/** Runs in a transaction with the set locked, if the set is in one of the states. */
export async function inPublishSet<Result>(
  context: DocumentContext,
  {
    trx,
    id,
    states,
  }: { readonly trx: Transaction; readonly id: string; readonly states: readonly PublishSetState[] },
  work: (set: PublishSetRow) => Promise<Result>,
): Promise<Result> {
  await lockPublishSet(context.db, trx, { id })
  const set = await requirePublishSet(trx, id)
  if (!states.includes(stateOf(set))) throw new Problem('publish_set_closed')
  return work(set)
}

export function auditPublishSet(
  trx: Transaction,
  stamp: WriteStamp,
  set: { readonly id: string; readonly title: string },
  { action, details = {} }: { readonly action: AuditAction; readonly details?: Details },
): Promise<void> {
  const { id, title } = set
  return record(trx, { ...stamp, action, type: 'publish_set', id, details: { title, ...details } })
}

export async function createPublishSet(
  context: DocumentContext,
  { actor, title, documents }: NewSet,
): Promise<string> {
  const stamp = writeStamp(context, actor)
  const id = newId(context.clock().getTime())
  await context.db.transaction(async (trx) => {
    const row = { id, title, created_at: stamp.at, created_by: stamp.by }
    await insertPublishSet(trx, { ...row, run_id: null, published_at: null, undone_at: null })
    await addTo(context, trx, { actor, id }, documents)
    const details = { documents: documents.map((one) => one.id) }
    await auditPublishSet(trx, stamp, { id, title }, { action: 'publish_set.created', details })
  })
  return id
}

export async function renamePublishSet(
  context: DocumentContext,
  { actor, id, title }: SetInput & { readonly title: string },
): Promise<void> {
  await changeSet(context, { actor, id, states: ['open', 'scheduled', 'failed'] }, async (trx, before) => {
    await updatePublishSet(trx, id, { title })
    return { before: { title: before.title }, after: { title } }
  })
}

/** Adds documents, or changes the languages of those that are in the set. */
export async function addToPublishSet(
  context: DocumentContext,
  { actor, id, documents }: SetInput & { readonly documents: ChosenDocuments },
): Promise<void> {
  await changeSet(context, { actor, id, states: ['open'] }, async (trx) => {
    await addTo(context, trx, { actor, id }, documents)
    return { added: documents.map((one) => one.id) }
  })
}

export async function removeFromPublishSet(
  context: DocumentContext,
  { actor, id, document }: SetInput & { readonly document: string },
): Promise<void> {
  await changeSet(context, { actor, id, states: ['open'] }, async (trx) => {
    const item = (await itemsOf(trx, id)).find((one) => one.id === document)
    if (item === undefined) throw new Problem('not_found')
    permitItem(context, actor, item)
    await putItem(trx, id, document, [])
    return { removed: [document] }
  })
}

/** As for adding it. A type that the model no longer has needs no permission. */
function permitItem({ types }: DocumentContext, actor: Principal, { type: name }: SetItem): void {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type !== undefined) permit(actor, 'documents.edit', type)
}

async function changeSet(
  context: DocumentContext,
  { actor, id, states }: SetInput & { readonly states: readonly PublishSetState[] },
  work: (trx: Transaction, set: PublishSetRow) => Promise<Details>,
): Promise<void> {
  const stamp = writeStamp(context, actor)
  await context.db.transaction((trx) =>
    inPublishSet(context, { trx, id, states }, async (set) => {
      const details = await work(trx, set)
      await auditPublishSet(trx, stamp, set, { action: 'publish_set.changed', details })
    }),
  )
}

/** What was published stays published. For users who may edit all of its documents. */
export async function removePublishSet(context: DocumentContext, { actor, id }: SetInput): Promise<void> {
  const stamp = writeStamp(context, actor)
  await context.db.transaction((trx) =>
    inPublishSet(context, { trx, id, states: ['open', 'published', 'undone'] }, async (set) => {
      for (const item of await itemsOf(trx, id)) permitItem(context, actor, item)
      await deletePublishSet(trx, id)
      await auditPublishSet(trx, stamp, set, { action: 'publish_set.deleted' })
    }),
  )
}

async function addTo(
  context: DocumentContext,
  trx: Transaction,
  { actor, id: set }: SetInput,
  documents: ChosenDocuments,
): Promise<void> {
  // All transactions lock documents in the same order, which prevents deadlocks.
  const inOrder = documents.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const { type: name, id, locales } of inOrder) {
    const type = typeNamed(context.types, name)
    permit(actor, 'documents.edit', type)
    await requireDocument(context, trx, type, id)
    const layers = layersFor(type, locales)
    if (layers.length === 0) throw new Problem('invalid_request')
    await putItem(trx, set, id, layers)
  }
  if ((await itemsOf(trx, set)).length > maxDocuments)
    throw new Problem('publish_set_full', { limit: maxDocuments })
}

/** What all languages share is published with them. */
function layersFor(type: DocumentType, locales: readonly Locale[]): readonly Layer[] {
  const hasShared = Object.keys(fieldsOf(type, shared)).length > 0
  const layers = [...siteLocales().filter((code) => locales.includes(code)), shared] as const
  return layers.filter((layer) => layer !== shared || hasShared)
}
