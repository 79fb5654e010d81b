/** Removes the identity of a user at the provider. Ends the other sessions, as every change of how a user signs in. */
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { openSessions } from '../auth/sessions.ts'
import { hasPasskeys } from '../passkeys/passkey-store.ts'
import { managed } from '../users/role-rules.ts'
import { findUser } from '../users/user-store.ts'
import { deleteIdentityOf } from './identity-store.ts'

interface UnlinkDeps {
  readonly db: Db
  readonly now: () => Date
}

/** Refused where the user could no longer sign in. `session` continues. */
export function unlinkOwn(deps: UnlinkDeps, actor: Actor, session: string | undefined): Promise<void> {
  return change(deps, async (trx) => {
    const user = await findUser(trx, actor.id)
    if (user?.password === '' && !(await hasPasskeys(trx, actor.id))) throw new Problem('only_sign_in')
    await unlink(deps, trx, { by: actor, userId: actor.id, session })
  })
}

/** For an administrator. A user without a password needs an invitation link afterwards. */
export function unlinkUser(deps: UnlinkDeps, actor: Actor, id: string): Promise<void> {
  return change(deps, async (trx) => {
    await managed(trx, actor, id)
    await unlink(deps, trx, { by: actor, userId: id, session: undefined })
  })
}

interface Unlinking {
  readonly by: Actor
  readonly userId: string
  readonly session: string | undefined
}

async function unlink(
  { now }: UnlinkDeps,
  trx: Transaction,
  { by, userId, session }: Unlinking,
): Promise<void> {
  if (!(await deleteIdentityOf(trx, userId))) throw new Problem('not_found')
  await openSessions(trx, now).endAll(userId, session)
  await record(trx, { ...auditStamp(by, now()), action: 'identity.unlinked', type: 'user', id: userId })
}

function change<T>({ db }: UnlinkDeps, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    return work(trx)
  })
}
