/** The roles whose users must have a second factor. Until they set one up, they can do nothing else. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { roleNames } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Queries } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { signsInOnlyAtProvider } from '../users/user-store.ts'
import type { FactorDeps } from './check-factor.ts'
import { hasFactor } from './factor-store.ts'

export async function readRequiredRoles(queries: Queries): Promise<readonly Role[]> {
  const rows = await queries.selectFrom('factor_roles').select('role').execute()
  return roleNames.filter((name) => rows.some(({ role }) => role === name))
}

/**
 * Whether the role of a user requires a second factor that the user has not set up yet. The provider asks for factors
 * itself, so a user who signs in only there needs none.
 */
export async function lacksFactor(
  queries: Queries,
  { id, role }: Pick<Actor, 'id' | 'role'>,
): Promise<boolean> {
  const row = await queries
    .selectFrom('factor_roles')
    .select('role')
    .where('role', '=', role)
    .executeTakeFirst()
  if (row === undefined || (await hasFactor(queries, id))) return false
  return !(await signsInOnlyAtProvider(queries, id))
}

export interface RoleChange {
  readonly roles: readonly Role[]
  /** The roles that the user saw, unless the change is to apply to any. */
  readonly before?: readonly Role[] | undefined
}

/** It applies to the next call of each user, also in sessions that are open. */
export function requireFactorOf(
  { db, now }: Pick<FactorDeps, 'db' | 'now'>,
  actor: Actor,
  { roles, before: seen }: RoleChange,
): Promise<readonly Role[]> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const before = await readRequiredRoles(trx)
    const isStale =
      seen !== undefined && roleNames.some((role) => seen.includes(role) !== before.includes(role))
    if (isStale) throw new Problem('stale_version')
    await trx.deleteFrom('factor_roles').execute()
    const rows = [...new Set(roles)].map((role) => ({ role }))
    if (rows.length > 0) await trx.insertInto('factor_roles').values(rows).execute()
    const after = await readRequiredRoles(trx)
    const details = { before: { roles: before }, after: { roles: after } }
    const auditBase = { ...auditStamp(actor, now()), action: 'factor.required', type: 'user' } as const
    await record(trx, { ...auditBase, details })
    return after
  })
}
