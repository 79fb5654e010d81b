/** Saved views of lists: private or shared. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { ViewsTable } from '../../db/tables/accounts.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { columns } from './preferences.ts'

const maxViews = 200

/** The query and the columns of a list of documents. */
const settings = z.strictObject({
  query: z.record(z.string().max(40), z.string().max(5_000)).describe('The query parameters of the list.'),
  columns: columns.optional(),
})

export const viewForm = z.strictObject({
  type: z.string().max(100).describe('The type of the listed documents.'),
  name: z.string().trim().min(1).max(80),
  isShared: z.boolean().default(false).describe('Whether all users see it.'),
  settings,
})
type ViewForm = z.infer<typeof viewForm>

export const viewResponse = viewForm.extend({
  id: z.string(),
  owner: z.object({ id: z.string(), username: z.string() }),
  changedAt: z.string(),
})
export type ViewResponse = z.infer<typeof viewResponse>

export interface Views {
  /** The views of the user, and the shared ones. */
  list(actor: Actor, type: string | undefined): Promise<ViewResponse[]>
  create(actor: Actor, form: ViewForm): Promise<ViewResponse>
  change(actor: Actor, id: string, form: Omit<ViewForm, 'type'>): Promise<ViewResponse>
  remove(actor: Actor, id: string): Promise<void>
}

export function openViews(db: Db, types: Types, now: () => Date): Views {
  /** Answers 404 for private views of others, so that their existence is not revealed. */
  async function owned(queries: Queries, actor: Actor, id: string) {
    const view = await findView(queries, id)
    const isOwn = view?.user_id === actor.id
    if (view === undefined || (!isOwn && view.is_shared === 0)) throw new Problem('not_found')
    if (!isOwn && !may(actor, 'users.manage')) throw new Problem('not_allowed')
    return view
  }

  function put(actor: Actor, row: ViewRow, before: ViewRow | undefined): Promise<ViewResponse> {
    if (row.is_shared === 1 && !may(actor, 'views.share')) throw new Problem('not_allowed')
    return db.transaction(async (trx) => {
      if (before === undefined && (await countViewsOf(trx, actor.id)) >= maxViews)
        throw new Problem('too_many_views', { limit: maxViews })
      await putView(trx, row)
      const action = before === undefined ? 'view.created' : 'view.changed'
      const details = changesBetween(viewsOf(before), viewsOf(row))
      await record(trx, { ...auditStamp(actor, now()), action, type: 'view', id: row.id, details })
      const view = await findView(trx, row.id)
      return responseFrom(view ?? { ...row, username: actor.username })
    })
  }

  return {
    async list(actor, type) {
      const views = (await viewsFor(db.kysely, actor.id, type)).map(responseFrom)
      return views.sort((one, other) => one.name.localeCompare(other.name))
    },
    create(actor, { type, ...form }) {
      if (!Object.hasOwn(types, type)) throw new Problem('not_found')
      return put(actor, { id: newId(), type, user_id: actor.id, ...columnsOf(form, now()) }, undefined)
    },
    async change(actor, id, form) {
      const { username: _owner, ...before } = await owned(db.kysely, actor, id)
      return put(actor, { ...before, ...columnsOf(form, now()) }, before)
    },
    async remove(actor, id) {
      const view = await owned(db.kysely, actor, id)
      await db.transaction(async (trx) => {
        await deleteView(trx, id)
        const details = changesBetween(viewsOf(view), {})
        await record(trx, { ...auditStamp(actor, now()), action: 'view.deleted', type: 'view', id, details })
      })
    },
  }
}

function columnsOf({ name, isShared, settings: data }: Omit<ViewForm, 'type'>, at: Date) {
  return { name, is_shared: isShared ? 1 : 0, data: JSON.stringify(data), changed_at: at.toISOString() }
}

function viewsOf(row: ViewRow | undefined): Record<string, unknown> {
  return row === undefined
    ? {}
    : { name: row.name, isShared: row.is_shared === 1, settings: JSON.parse(row.data) }
}

function responseFrom(row: ViewRow & { readonly username: string }): ViewResponse {
  const owner = { id: row.user_id, username: row.username }
  const { id, type, name, changed_at: changedAt } = row
  return {
    id,
    type,
    name,
    owner,
    changedAt,
    isShared: row.is_shared === 1,
    settings: settings.parse(JSON.parse(row.data)),
  }
}

// SQL of saved views. Only this file uses their table.

type ViewRow = ViewsTable
type NamedRow = ViewRow & { readonly username: string }

const withNames = (queries: Queries) =>
  queries
    .selectFrom('views')
    .innerJoin('users', 'users.id', 'views.user_id')
    .selectAll('views')
    .select('users.username')

function findView(queries: Queries, id: string): Promise<NamedRow | undefined> {
  return withNames(queries).where('views.id', '=', id).executeTakeFirst()
}

/** The views of a user and the shared ones, of one type or of all. */
async function viewsFor(queries: Queries, userId: string, type: string | undefined): Promise<NamedRow[]> {
  const ofType = () => {
    const all = withNames(queries)
    return type === undefined ? all : all.where('views.type', '=', type)
  }
  const own = await ofType().where('views.user_id', '=', userId).execute()
  const shared = await ofType().where('is_shared', '=', 1).where('views.user_id', '!=', userId).execute()
  return [...own, ...shared]
}

async function countViewsOf(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('views')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function putView(trx: Transaction, row: ViewRow): Promise<void> {
  await trx
    .insertInto('views')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function deleteView(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('views').where('id', '=', id).execute()
}
