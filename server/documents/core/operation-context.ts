/** Context of all document operations: their dependencies and the permission checks. */

import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type {
  DocumentType,
  Layer,
  LayerData,
  Locale,
  Permission,
  Types,
} from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { auditStamp } from '../../audit/index.ts'
import type { Db, Outbox, Queries, Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentRow, WriteStamp } from '../store/document-store.ts'
import { findDocument, insertDocument } from '../store/document-store.ts'
import type { DerivedIndex } from './derived-index.ts'

export interface DocumentContext {
  readonly db: Db
  readonly types: Types
  readonly outbox: Outbox
  readonly clock: () => Date
  readonly picture: FindPicture
  /** Updated with every change, in its transaction. */
  readonly indexes: readonly DerivedIndex[]
  /** Refuses texts that take too long to parse. It runs before the transaction begins. */
  readonly parseGuard: (type: DocumentType, layer: Layer, data: LayerData) => Promise<void>
  readonly referenceLookup: ReferenceLookup
  readonly approvals: Approvals
  /** Tells the user who scheduled an action that it failed. */
  readonly notifyFailure: (trx: Transaction, failure: ScheduleFailure) => Promise<void>
}

/** Finds an image in the media library. */
export type FindPicture = (id: string, locale: Locale, queries: Queries) => Promise<Picture | undefined>

export interface Approvals {
  /** Refuses to publish versions that lack an approval. */
  require(trx: Transaction, request: PublishRequest): Promise<void>
  /** The last approved version of each layer. It is kept, because later ones are compared with it. */
  last(queries: Queries, type: string, id: string): Promise<{ readonly [layer in Layer]?: number }>
}

/** Versions that someone wants to publish, with those that are public already left out. */
export interface PublishRequest {
  readonly type: DocumentType
  readonly id: string
  readonly layers: { readonly [layer in Layer]?: number }
}

/** A scheduled action that could not be done. */
interface ScheduleFailure {
  readonly id: string
  readonly title: string
  /** The id of the user who scheduled it. */
  readonly by: string | null
  readonly at: string
}

/** A place where a document is used. */
export interface DocumentUse {
  readonly type: string
  readonly id: string
  readonly layer: string
  readonly field: string
}

/** Finds references between documents. */
export interface ReferenceLookup {
  /** The first few places where a document is used. */
  to(queries: Queries, id: string): Promise<readonly DocumentUse[]>
  /** The documents that the latest drafts of some layers refer to. */
  from(queries: Queries, ids: readonly string[], which: readonly Layer[]): Promise<readonly Link[]>
}

interface Link {
  readonly document_id: string
  readonly layer: string
  readonly target: string
}

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
  return auditStamp(actor, clock())
}

/**
 * Finds a document. In a transaction it is meant to be changed, so one in the trash is refused. A single is
 * created on its first use.
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
