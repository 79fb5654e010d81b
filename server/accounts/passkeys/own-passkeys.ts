/** Passkeys of the own account: add, rename and remove them. */
import { auditStamp, record } from '../../audit/index.ts'
import type { Queries } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { PasskeysTable } from '../../db/tables/accounts.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { hasFactor } from '../factors/factor-store.ts'
import { changeFactors, issueRecoveryCodes, removeUselessRecoveryCodes } from '../factors/own-factors.ts'
import { identityOf } from '../openid-connect/identity-store.ts'
import { stateOf } from '../users/user-response.ts'
import { findUser } from '../users/user-store.ts'
import { challengeLifetimeMs, issueChallenge, openTicket, useChallenge } from './challenges.ts'
import type { PasskeysDeps } from './check-passkey.ts'
import { userHandleOf } from './check-passkey.ts'
import {
  deletePasskey,
  findPasskey,
  hasPasskeys,
  insertPasskey,
  passkeyFrom,
  passkeysOf,
  setPasskeyName,
} from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'
import type { CreationOptions, NewCredential, PasskeyResponse } from './schemas.ts'
import { algorithms, readNewPasskey } from './verify-passkey.ts'

const maxPerUser = 20

/** The session that continues when a change ends all others. */
type Session = string | undefined

const addingBy = ({ id }: Actor, session: Session) => `add ${id} ${session}`

export async function startPasskeySetup(
  { db, now, sealing }: PasskeysDeps,
  actor: Actor,
  { party, site }: { readonly party: RelyingParty; readonly site: string },
  session: Session,
): Promise<CreationOptions> {
  const passkeys = await passkeysOf(db.kysely, actor.id)
  if (passkeys.length >= maxPerUser) throw new Problem('too_many_passkeys', { limit: maxPerUser })
  const { challenge, ticket } = issueChallenge(sealing, addingBy(actor, session), now())
  const options: CreationOptions['options'] = {
    challenge,
    rp: { id: party.id, name: site },
    user: { id: userHandleOf(actor.id), name: actor.email, displayName: actor.username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifetimeMs,
    attestation: 'none',
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
  return { options, ticket }
}

export const descriptorOf = ({ credential, transports }: PasskeysTable) => ({
  type: 'public-key' as const,
  id: credential,
  transports: stringsIn(transports),
})

function stringsIn(json: string): string[] {
  const values: unknown = JSON.parse(json)
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

export interface PasskeyToAdd {
  readonly ticket: string
  readonly name: string
  readonly credential: NewCredential
  readonly party: RelyingParty
}

export interface AddedPasskey {
  readonly passkey: PasskeyResponse
  /** Only for the first second factor of the user. */
  readonly recoveryCodes: readonly string[]
}

/** Ends the other sessions, as every change of a second factor. */
export async function addPasskey(
  deps: PasskeysDeps,
  actor: Actor,
  { ticket, name, credential, party }: PasskeyToAdd,
  session: Session,
): Promise<AddedPasskey> {
  const { sealing, now } = deps
  const challenge = openTicket(sealing, ticket, addingBy(actor, session), now())
  const found = challenge && (await readNewPasskey(credential, challenge.challenge, party))
  if (challenge === undefined || found === undefined) throw new Problem('passkey_not_added')
  return changeFactors(deps, actor, session, async (trx) => {
    if (!(await useChallenge(trx, challenge))) throw new Problem('passkey_not_added')
    if ((await findPasskey(trx, found.credential)) !== undefined) throw new Problem('passkey_exists')
    const recoveryCodes = (await hasFactor(trx, actor.id)) ? [] : await issueRecoveryCodes(trx, actor.id)
    const times = { created_at: now().toISOString(), used_at: null }
    const row = { id: newId(), user_id: actor.id, name, ...found, ...times }
    await insertPasskey(trx, row)
    const result = { passkey: passkeyFrom(row), recoveryCodes }
    return { action: 'factor.added', details: detailsOf(row.id), result }
  })
}

export function renamePasskey(
  { db, now }: PasskeysDeps,
  actor: Actor,
  id: string,
  name: string,
): Promise<PasskeyResponse> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const row = await owned(trx, actor, id)
    await setPasskeyName(trx, id, name)
    const auditBase = { ...auditStamp(actor, now()), action: 'factor.changed', type: 'user' } as const
    await record(trx, { ...auditBase, id: actor.id, details: detailsOf(id) })
    return passkeyFrom({ ...row, name })
  })
}

/** Refused where the user could no longer sign in. */
export function removePasskey(deps: PasskeysDeps, actor: Actor, id: string, session: Session): Promise<void> {
  return changeFactors(deps, actor, session, async (trx) => {
    await owned(trx, actor, id)
    await deletePasskey(trx, id)
    if (!(await canSignIn(deps, trx, actor.id))) throw new Problem('only_sign_in')
    await removeUselessRecoveryCodes(trx, actor.id)
    return { action: 'factor.removed', details: detailsOf(id), result: undefined }
  })
}

/** An identity counts only at the provider of the configuration: users cannot sign in at any other. */
async function canSignIn({ issuer }: PasskeysDeps, queries: Queries, userId: string): Promise<boolean> {
  const user = await findUser(queries, userId)
  if (user === undefined || stateOf(user) !== 'active') return false
  if (user.password !== '' || (await hasPasskeys(queries, userId))) return true
  const identity = await identityOf(queries, userId)
  return issuer !== undefined && identity !== undefined && isSameUrl(identity.issuer, issuer)
}

/** A provider may write its issuer with or without a slash at the end. */
const isSameUrl = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href

/** Without the name, which may contain that of a person: entries stay when the account is deleted. */
const detailsOf = (id: string) => ({ factor: 'passkey', passkey: id })

async function owned(queries: Queries, { id: userId }: Actor, id: string): Promise<PasskeysTable> {
  const found = (await passkeysOf(queries, userId)).find((passkey) => passkey.id === id)
  if (found === undefined) throw new Problem('not_found')
  return found
}
