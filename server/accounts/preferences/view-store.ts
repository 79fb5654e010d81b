/** SQL of saved views. Only this file uses their table. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { ViewsTable } from '../../db/tables/accounts.ts'

export type ViewRow = ViewsTable
type NamedRow = ViewRow & { readonly username: string }

const withNames = (queries: Queries) =>
  queries
    .selectFrom('views')
    .innerJoin('users', 'users.id', 'views.user_id')
    .selectAll('views')
    .select('users.username')

export function findView(queries: Queries, id: string): Promise<NamedRow | undefined> {
  return withNames(queries).where('views.id', '=', id).executeTakeFirst()
}

/** The views of a user and the shared ones, of one type or of all. */
export async function viewsFor(
  queries: Queries,
  userId: string,
  type: string | undefined,
): Promise<NamedRow[]> {
  const ofType = () => {
    const all = withNames(queries)
    return type === undefined ? all : all.where('views.type', '=', type)
  }
  const own = await ofType().where('views.user_id', '=', userId).execute()
  const shared = await ofType().where('is_shared', '=', 1).where('views.user_id', '!=', userId).execute()
  return [...own, ...shared]
}

export async function countViewsOf(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('views')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function putView(trx: Transaction, row: ViewRow): Promise<void> {
  await trx
    .insertInto('views')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteView(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('views').where('id', '=', id).execute()
}
