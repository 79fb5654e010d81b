/** Writes comments: each change is one transaction with its audit entry and its notifications. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Message, Types } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Notifications } from '../notifications/index.ts'
import { mentionsIn } from '../notifications/mention-names.ts'
import { quoteOf } from './block-anchors.ts'
import type { ThreadRow } from './comment-store.ts'
import {
  commentsIn,
  deleteComments,
  deleteEmptyThreads,
  findComment,
  findThread,
  insertComment,
  insertThread,
  lockAuthor,
  lockInUse,
  updateText,
  updateThread,
} from './comment-store.ts'
import { readersOf } from './readers.ts'
import type { NewThread } from './schemas.ts'

export interface CommentDeps {
  readonly db: Db
  readonly documents: Pick<Documents, 'types' | 'read'>
  readonly notifications: Pick<Notifications, 'notify'>
  readonly now: () => Date
}

export interface CommentedDocument {
  readonly type: string
  readonly id: string
}

export interface NamedThread extends CommentedDocument {
  readonly thread: string
}

export interface NamedComment extends NamedThread {
  readonly comment: string
}

/** For a comment that may be sent again after its answer got lost. */
interface Repeatable {
  readonly idempotencyClaim?: IdempotencyClaim
}

export type NewThreadOnce = NewThread & Repeatable
export type ReplyOnce = Repeatable & { readonly text: string }

const maxPerThread = 200

export async function startThread(
  deps: CommentDeps,
  actor: Actor,
  document: CommentedDocument,
  { layer, field, block, text, idempotencyClaim }: NewThreadOnce,
): Promise<string> {
  checkField(typeOf(deps.documents.types, document.type), { layer, field, block })
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  const [thread, comment] = [newId(at.getTime()), newId(at.getTime())]
  await change(deps, actor, document, async (trx) => {
    await idempotencyClaim?.(trx, thread)
    const to = await mentioned(deps, trx, document, { text, earlier: [] })
    await insertThread(trx, {
      ...{ id: thread, document_id: document.id, layer, field },
      ...{ block_source: block?.source ?? null, block_index: block?.index ?? null },
      quote: block === undefined ? null : quoteOf(block.source),
      ...{ created_at: at.toISOString(), resolved_at: null, resolved_by: null },
    })
    await insertComment(trx, newComment({ id: comment, thread, author: actor.id, text, at }))
    const about = { id: comment, thread, text }
    await deps.notifications.notify(trx, actor, { kind: 'mention', to, document, layer, comment: about }, at)
    await note(trx, { actor, at, action: 'comment.created', document, thread, layer, field })
  })
  return thread
}

export async function addReply(
  deps: CommentDeps,
  actor: Actor,
  { thread: id, ...document }: NamedThread,
  { text, idempotencyClaim }: ReplyOnce,
): Promise<void> {
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  await change(deps, actor, document, async (trx) => {
    await idempotencyClaim?.(trx, id)
    const thread = await requireThread(trx, document, id)
    const earlier = await commentsIn(trx, [id])
    if (earlier.length >= maxPerThread) throw new Problem('thread_full', { limit: maxPerThread })
    const names = await mentioned(deps, trx, document, { text, earlier: [] })
    const comment = { id: newId(at.getTime()), thread: id, text }
    await insertComment(trx, newComment({ ...comment, author: actor.id, at }))
    const authors = new Set(earlier.map(({ author_id }) => author_id))
    const readers = await readersOf(trx, deps.documents.types, document.type)
    const others = readers.flatMap((one) => (authors.has(one.id) && !names.includes(one.id) ? one.id : []))
    const { layer, field } = thread
    for (const [kind, to] of [['mention', names] as const, ['reply', others] as const])
      await deps.notifications.notify(trx, actor, { kind, to, document, layer, comment }, at)
    await note(trx, { actor, at, action: 'comment.created', document, thread: id, layer, field })
  })
}

export async function changeText(
  deps: CommentDeps,
  actor: Actor,
  { thread: threadId, comment: id, ...document }: NamedComment,
  text: string,
): Promise<void> {
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  await change(deps, actor, document, async (trx) => {
    const { layer, field } = await requireThread(trx, document, threadId)
    const before = await requireOwn(trx, actor, threadId, id)
    const earlier = mentionsIn(before)
    const names = await mentioned(deps, trx, document, { text, earlier })
    await updateText(trx, id, text, at.toISOString())
    const to = names.filter((one) => !earlier.includes(one))
    const comment = { id, thread: threadId, text }
    await deps.notifications.notify(trx, actor, { kind: 'mention', to, document, layer, comment }, at)
    await note(trx, { actor, at, action: 'comment.changed', document, thread: threadId, layer, field })
  })
}

/** A thread without comments is deleted too. */
export async function removeComment(
  deps: CommentDeps,
  actor: Actor,
  { thread: threadId, comment: id, ...document }: NamedComment,
): Promise<void> {
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  await change(deps, actor, document, async (trx) => {
    const { layer, field } = await requireThread(trx, document, threadId)
    await requireOwn(trx, actor, threadId, id)
    await deleteComments(trx, [id])
    await deleteEmptyThreads(trx, [threadId])
    await note(trx, { actor, at, action: 'comment.deleted', document, thread: threadId, layer, field })
  })
}

/** Resolves a thread or opens it again. Nothing happens when it is in that state already. */
export async function resolveThread(
  deps: CommentDeps,
  actor: Actor,
  { thread: id, ...document }: NamedThread,
  isResolved: boolean,
): Promise<void> {
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  await change(deps, actor, document, async (trx) => {
    const { layer, field, resolved_at } = await requireThread(trx, document, id)
    if ((resolved_at !== null) === isResolved) return
    const resolution = isResolved
      ? { resolved_at: at.toISOString(), resolved_by: actor.id }
      : { resolved_at: null, resolved_by: null }
    await updateThread(trx, id, resolution)
    const action = isResolved ? 'comment.resolved' : 'comment.reopened'
    await note(trx, { actor, at, action, document, thread: id, layer, field })
  })
}

/** Documents in the trash cannot be changed, and neither can their comments. The user may have been deleted meanwhile. */
function change(
  { db }: CommentDeps,
  actor: Actor,
  document: CommentedDocument,
  write: (trx: Transaction) => Promise<void>,
): Promise<void> {
  return db.transaction(async (trx) => {
    if (!(await lockAuthor(trx, actor.id, 'share'))) throw new Problem('not_signed_in')
    if (!(await lockInUse(db, trx, document.id))) throw new Problem('trashed')
    await write(trx)
  })
}

function newComment(comment: { id: string; thread: string; author: string; text: string; at: Date }) {
  const { id, thread, author, text, at } = comment
  const times = { created_at: at.toISOString(), changed_at: null }
  return { id, thread_id: thread, author_id: author, text, ...times }
}

async function requireThread(trx: Transaction, document: CommentedDocument, id: string): Promise<ThreadRow> {
  const thread = await findThread(trx, document.id, id)
  if (thread === undefined) throw new Problem('not_found')
  return thread
}

/** Returns the text. Only its author may change a comment. */
async function requireOwn(trx: Transaction, actor: Actor, thread: string, id: string): Promise<string> {
  const comment = await findComment(trx, thread, id)
  if (comment === undefined) throw new Problem('not_found')
  if (comment.author_id !== actor.id) throw new Problem('not_allowed')
  return comment.text
}

const notReader: Message = /*i18n*/ {
  id: 'comment.mention',
  message: 'Someone whom you mention cannot read this document. Remove the name.',
}

/** Users who may no longer read the document stay in a text that mentioned them before. */
async function mentioned(
  { documents }: CommentDeps,
  trx: Transaction,
  { type }: CommentedDocument,
  { text, earlier }: { readonly text: string; readonly earlier: readonly string[] },
): Promise<readonly string[]> {
  const ids = mentionsIn(text)
  if (ids.length === 0) return ids
  const readers = new Set((await readersOf(trx, documents.types, type)).map(({ id }) => id))
  if (ids.some((id) => !readers.has(id) && !earlier.includes(id))) throw invalid(notReader, 'text')
  return ids.filter((id) => readers.has(id))
}

const noField: Message = /*i18n*/ {
  id: 'comment.field',
  message: 'This field does not exist in this language.',
}
const noBlocks: Message = /*i18n*/ { id: 'comment.block', message: 'Only texts have blocks.' }

function checkField(type: DocumentType, { layer, field: path, block }: Omit<NewThread, 'text'>): void {
  const fields = fieldsOf(type, layer)
  const [name = ''] = path.split('.')
  if (!Object.hasOwn(fields, name)) throw invalid(noField, 'field')
  const field = fields[path]
  if (block !== undefined && (field === undefined || !isKind(field, 'mdx'))) throw invalid(noBlocks, 'block')
}

function invalid({ id: code, message }: Message, name: string): Problem {
  return new Problem('invalid_request', {}, { fields: [{ path: [name], message, code }] })
}

function typeOf(types: Types, name: string): DocumentType {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) throw new Problem('not_found')
  return type
}

interface CommentAction {
  readonly actor: Actor
  readonly at: Date
  readonly action: AuditAction
  readonly document: CommentedDocument
  readonly thread: string
  readonly layer: string
  readonly field: string
}

/** The entry contains no text, because it is kept when a comment is deleted. */
function note(
  trx: Transaction,
  { actor, at, action, document, thread, layer, field }: CommentAction,
): Promise<void> {
  const details = { layer, field, thread }
  return record(trx, { ...auditStamp(actor, at), action, ...document, details })
}
