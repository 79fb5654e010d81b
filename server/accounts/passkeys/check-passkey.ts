/** Checks a passkey at sign-in: its challenge, its signature, its counter, and that its user may sign in. */
import type { Db } from '../../db/index.ts'
import type { PasskeysTable } from '../../db/tables/accounts.ts'
import type { SealedValues } from '../../platform/sealed-values.ts'
import { Problem } from '../../problems/problems.ts'
import type { CheckedPasskey, GivenPasskey, PasskeyVerdict } from '../auth/passkey-sign-in.ts'
import { actorFrom, findUser } from '../users/user-store.ts'
import type { Challenge } from './challenges.ts'
import { openTicket, useChallenge } from './challenges.ts'
import { findPasskey, recordPasskeyUse } from './passkey-store.ts'
import { counterIn } from './verify-passkey.ts'

export interface PasskeysDeps {
  readonly db: Db
  readonly now: () => Date
  /** Encrypts challenges. */
  readonly sealing: SealedValues
  /** The provider of OpenID Connect where users can sign in. Undefined without one. */
  readonly issuer: string | undefined
}

/** A challenge to confirm who a user is counts only in the session that requested it. */
export const subjectOf = (actor: { readonly id: string } | undefined, session: string | undefined) =>
  actor === undefined ? 'sign-in' : `confirm ${actor.id} ${session}`

export async function checkPasskey(
  deps: PasskeysDeps,
  given: GivenPasskey,
  session: string | undefined,
): Promise<CheckedPasskey> {
  const now = deps.now()
  const challenge = openTicket(deps.sealing, given.ticket, subjectOf(given.actor, session), now)
  const passkey = await findPasskey(deps.db.kysely, given.credential.id)
  const checked = await checkAssertion(deps, given, challenge, passkey)
  return {
    verdict: checked.verdict,
    async use(trx) {
      const isNew = challenge !== undefined && (await useChallenge(trx, challenge))
      if ('reason' in checked.verdict || passkey === undefined) return
      const use = { id: passkey.id, counter: checked.counter, used_at: now.toISOString() }
      if (!isNew || !(await recordPasskeyUse(trx, use))) throw new Problem('wrong_passkey')
    },
  }
}

interface Checked {
  readonly verdict: PasskeyVerdict
  readonly counter: number
}

async function checkAssertion(
  { db }: PasskeysDeps,
  { credential, party, actor }: GivenPasskey,
  challenge: Challenge | undefined,
  passkey: PasskeysTable | undefined,
): Promise<Checked> {
  const refused = (reason: string): Checked => ({
    verdict: { reason, ...(passkey && { userId: passkey.user_id }) },
    counter: 0,
  })
  if (challenge === undefined) return refused('challenge')
  if (passkey === undefined) return refused('unknown')
  const counter = await counterIn(credential, challenge.challenge, party, passkey)
  const { userHandle } = credential.response
  if (counter === undefined || (userHandle && userHandle !== userHandleOf(passkey.user_id)))
    return refused('signature')
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) return refused('counter')
  const user = await findUser(db.kysely, passkey.user_id)
  if (user === undefined || user.disabled_at !== null) return refused('disabled')
  if (actor !== undefined && actor.id !== user.id) return refused('user')
  return { verdict: { actor: actorFrom(user) }, counter }
}

/** The id of a user as browsers store it with a passkey. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')
