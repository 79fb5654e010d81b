/** What everything that is done to documents works with, and who may do it. */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentType, Layer, LayerData, Permission, Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Db, Outbox, Queries } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentRow, WriteStamp } from '../store/document-store.ts'
import { findDocument, insertDocument } from '../store/document-store.ts'
import type { DerivedIndex } from './derived-index.ts'

export interface DocumentContext {
  readonly db: Db
  readonly types: Types
  readonly outbox: Outbox
  readonly clock: () => Date
  readonly picture: Reader['media']
  /** Written with every change, in its transaction. */
  readonly indexes: readonly DerivedIndex[]
  /** Refuses texts that nobody could read in time; asked before a transaction begins. */
  readonly parseGuard: (type: DocumentType, layer: Layer, data: LayerData) => Promise<void>
  readonly referenceLookup: ReferenceLookup
}

/** A place where something is used. */
export interface Use {
  readonly type: string
  readonly id: string
  readonly layer: string
  readonly field: string
}

/** How documents hang together. */
export interface ReferenceLookup {
  /** Where a document is used, in a few places of all. */
  to(queries: Queries, id: string): Promise<readonly Use[]>
  /** Which others the newest drafts of some layers lead to. */
  from(queries: Queries, ids: readonly string[], which: readonly Layer[]): Promise<readonly Link[]>
}

interface Link {
  readonly document_id: string
  readonly layer: string
  readonly target: string
}

/** Whoever acts; null is the house itself, which fills an empty database, and may do everything. */
export type Principal = Actor | null

export function typeNamed(types: Types, name: string): DocumentType {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) throw new Problem('not_found')
  return type
}

export function permit(actor: Principal, permission: Permission, type: DocumentType, layer?: Layer): void {
  const subject = layer === undefined ? { type } : { type, layer }
  if (actor !== null && !may(actor, permission, subject)) throw new Problem('not_allowed')
}

export function writeStamp({ clock }: DocumentContext, actor: Principal): WriteStamp {
  return { at: clock().toISOString(), by: actor?.id ?? null, from: actor?.address ?? null }
}

/**
 * A document for reading, or in a transaction for writing, which nobody may do to what is in the trash. A single is there
 * from the first time that somebody asks for it.
 */
export async function requireDocument(
  context: DocumentContext,
  queries: Queries,
  type: DocumentType,
  id: string,
): Promise<DocumentRow> {
  const found = await findDocument(context.db, queries, type, id)
  if (found !== undefined && found.trashed_at !== null && queries.isTransaction) throw new Problem('trashed')
  if (found !== undefined) return found
  if (type.kind !== 'single' || id !== type.name) throw new Problem('not_found')
  const make = (trx: Queries) => insertDocument(trx, type, id, writeStamp(context, null))
  await (queries.isTransaction ? make(queries) : context.db.transaction(make))
  return requireDocument(context, queries, type, id)
}
