/**
 * Requested password resets. A request is only stored, the same way for every address, so that neither its
 * answer nor its time says whether the account exists. The mail worker looks for the accounts afterwards.
 */
import { isLocale } from '@cyanotype/content/model/index.ts'
import { record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { ResetRequestsTable } from '../../db/tables/accounts.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { SignInDeps } from '../auth/sign-in.ts'
import { issueLink } from './account-links.ts'
import { accountOf, emailKey } from './user-store.ts'

/** More would only fill the mailbox of someone else. */
const maxPerHour = 5

export async function requestReset(deps: SignInDeps, given: string, from: Visitor): Promise<void> {
  const { db, now, throttle, mail } = deps
  if (!mail.isOn) throw new Problem('mail_off')
  const email = emailKey(given)
  await throttle.start(`reset ${email}`, from.address)
  const { address, locale } = from
  await db.kysely
    .insertInto('reset_requests')
    .values({ id: newId(), email, locale, address, made_at: now().toISOString() })
    .execute()
  mail.wakeSoon()
}

/** Several nodes may run this: each request is taken once. */
export async function processResets(deps: SignInDeps): Promise<void> {
  for (;;) {
    const requests = await deps.db.kysely
      .selectFrom('reset_requests')
      .selectAll()
      .orderBy('id')
      .limit(100)
      .execute()
    if (requests.length === 0) return
    for (const request of requests) {
      await deps.db.transaction(async (trx) => {
        await takeCommitLock(trx)
        if (await take(trx, request.id)) await sendReset(deps, trx, request)
      })
    }
  }
}

async function take(trx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('reset_requests').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

async function sendReset(
  { now, mail }: SignInDeps,
  trx: Transaction,
  { email, locale, address, made_at }: ResetRequestsTable,
): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - hour).toISOString()
  const account = await accountOf(trx, email)
  // An invited user has no password yet, and a request that waited for longer is forgotten.
  if (account === undefined || account.disabled || account.password === '' || made_at < since) return
  const user = account.actor
  if ((await mail.countSince(trx, { user: user.id, kind: 'reset', since })) >= maxPerHour) return
  const link = await issueLink(trx, user, 'reset', at)
  await mail.reset(trx, user, link, { locale: isLocale(locale) ? locale : 'en', at })
  const auditBase = {
    at: at.toISOString(),
    by: null,
    from: address,
    action: 'user.linked',
    type: 'user',
  } as const
  await record(trx, { ...auditBase, id: user.id, details: { purpose: 'reset' } })
}
