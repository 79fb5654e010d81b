/**
 * Comments: threads about a field of a document or a block of its text. Every user who may read a draft may comment
 * on it.
 */

import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { countThreads, findThread, threadsOf } from './comment-store.ts'
import { readersOf } from './readers.ts'
import type { Person, ThreadCounts, ThreadResponse } from './schemas.ts'
import { layerNamed, responsesFrom } from './thread-responses.ts'
import type {
  CommentDeps,
  CommentedDocument,
  NamedComment,
  NamedThread,
  NewThreadOnce,
  ReplyOnce,
} from './write-comments.ts'
import { addReply, changeText, removeComment, resolveThread, startThread } from './write-comments.ts'

export { commentAnchors } from './block-anchors.ts'
export { commentData } from './comment-data.ts'

export interface Comments {
  list(actor: Actor, document: CommentedDocument, query: ThreadQuery): Promise<ThreadPage>
  read(actor: Actor, thread: NamedThread): Promise<ThreadResponse>
  count(actor: Actor, document: CommentedDocument): Promise<ThreadCounts>
  /** The users who can be mentioned, by name. */
  people(actor: Actor, document: CommentedDocument): Promise<readonly Person[]>
  start(actor: Actor, document: CommentedDocument, thread: NewThreadOnce): Promise<ThreadResponse>
  reply(actor: Actor, thread: NamedThread, reply: ReplyOnce): Promise<ThreadResponse>
  change(actor: Actor, comment: NamedComment, text: string): Promise<ThreadResponse>
  remove(actor: Actor, comment: NamedComment): Promise<void>
  resolve(actor: Actor, thread: NamedThread, isResolved: boolean): Promise<ThreadResponse>
}

interface ThreadQuery {
  readonly state: 'open' | 'resolved'
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface ThreadPage {
  readonly items: ThreadResponse[]
  readonly next: string | null
}

export interface CommentsOptions extends Omit<CommentDeps, 'now'> {
  readonly now?: () => Date
}

export function openComments({ now = () => new Date(), ...options }: CommentsOptions): Comments {
  const deps = { ...options, now }
  const { db, documents } = options
  const read = (actor: Actor, named: NamedThread) => readThread(deps, actor, named)
  return {
    list: (actor, document, query) => list(deps, { actor, document, query }),
    read,
    count: (actor, document) => count(deps, actor, document),
    async people(actor, document) {
      await documents.read({ actor, ...document })
      const people = await readersOf(db.kysely, documents.types, document.type)
      return people.toSorted((one, other) => one.username.localeCompare(other.username))
    },
    async start(actor, document, thread) {
      return read(actor, { ...document, thread: await startThread(deps, actor, document, thread) })
    },
    async reply(actor, thread, reply) {
      await addReply(deps, actor, thread, reply)
      return read(actor, thread)
    },
    async change(actor, comment, text) {
      await changeText(deps, actor, comment, text)
      return read(actor, comment)
    },
    remove: (actor, comment) => removeComment(deps, actor, comment),
    async resolve(actor, thread, isResolved) {
      await resolveThread(deps, actor, thread, isResolved)
      return read(actor, thread)
    },
  }
}

interface ListInput {
  readonly actor: Actor
  readonly document: CommentedDocument
  readonly query: ThreadQuery
}

async function list(
  { db, documents }: CommentDeps,
  { actor, document, query: { state, after, limit = 30 } }: ListInput,
): Promise<ThreadPage> {
  const found = await documents.read({ actor, ...document })
  const page = { document: document.id, state, before: after, limit: limit + 1 }
  const rows = await threadsOf(db.kysely, page)
  const shown = rows.slice(0, limit)
  return {
    items: await responsesFrom(db.kysely, found, shown),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function readThread(
  { db, documents }: CommentDeps,
  actor: Actor,
  { type, id, thread }: NamedThread,
): Promise<ThreadResponse> {
  const document = await documents.read({ actor, type, id })
  const row = await findThread(db.kysely, id, thread)
  const [response] = row === undefined ? [] : await responsesFrom(db.kysely, document, [row])
  if (response === undefined) throw new Problem('not_found')
  return response
}

async function count(
  { db, documents }: CommentDeps,
  actor: Actor,
  document: CommentedDocument,
): Promise<ThreadCounts> {
  await documents.read({ actor, ...document })
  // As in the list, without the threads of languages that the site no longer has.
  const rows = (await countThreads(db.kysely, document.id)).filter(
    ({ layer }) => layerNamed(layer) !== undefined,
  )
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    open: sum(({ open }) => open),
    resolved: sum(({ all, open }) => all - open),
    fields: rows.flatMap(({ layer: name, field, open }) => {
      const layer = layerNamed(name)
      return layer === undefined || open === 0 ? [] : [{ layer, field, open }]
    }),
  }
}
