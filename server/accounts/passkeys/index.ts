/** Passkeys (WebAuthn): they sign in without password and code, and count as a second factor. */
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import type { PasskeyGate } from '../auth/passkey-sign-in.ts'
import { challengeLifetimeMs, challengesLabel, issueChallenge } from './challenges.ts'
import { checkPasskey, subjectOf } from './check-passkey.ts'
import type { AddedPasskey, PasskeyToAdd } from './own-passkeys.ts'
import { addPasskey, descriptorOf, removePasskey, renamePasskey, startPasskeySetup } from './own-passkeys.ts'
import { deleteExpiredChallenges, passkeysOf } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'
import type { CreationOptions, PasskeyResponse, RequestOptions } from './schemas.ts'

export interface Passkeys extends PasskeyGate {
  /** Options to sign in as any user, or to confirm who the actor is. */
  begin(party: RelyingParty, actor?: Actor, session?: string): Promise<RequestOptions>
  /** Options to add a passkey. `session` is the one that asks. */
  beginAdding(actor: Actor, party: RelyingParty, session: string | undefined): Promise<CreationOptions>
  add(actor: Actor, given: PasskeyToAdd, session: string | undefined): Promise<AddedPasskey>
  rename(actor: Actor, id: string, name: string): Promise<PasskeyResponse>
  remove(actor: Actor, id: string, session: string | undefined): Promise<void>
}

export interface PasskeysOptions {
  readonly db: Db
  /** The secret of the site, followed by previous ones. */
  readonly secrets: readonly string[]
  /** The names of the site. Authenticators show one of them. */
  readonly siteNames?: () => Promise<readonly string[]>
  /** The provider of OpenID Connect where users can sign in. */
  readonly issuer?: string | undefined
  readonly now?: () => Date
}

export function openPasskeys(options: PasskeysOptions): Passkeys {
  const { db, secrets, siteNames = async () => [], issuer, now = () => new Date() } = options
  const deps = { db, now, issuer, sealing: openSealedValues(challengesLabel, secrets) }
  return {
    check: (given, session) => checkPasskey(deps, given, session),
    async begin(party, actor, session) {
      const { challenge, ticket } = issueChallenge(deps.sealing, subjectOf(actor, session), now())
      const passkeys = actor === undefined ? [] : await passkeysOf(db.kysely, actor.id)
      const settings = { timeout: challengeLifetimeMs, userVerification: 'required' as const }
      const allowCredentials = passkeys.map(descriptorOf)
      return { options: { challenge, rpId: party.id, ...settings, allowCredentials }, ticket }
    },
    async beginAdding(actor, party, session) {
      const [product = 'Cyanotype', site = product] = await siteNames()
      return startPasskeySetup(deps, actor, { party, site }, session)
    },
    add: (actor, given, session) => addPasskey(deps, actor, given, session),
    rename: (actor, id, name) => renamePasskey(deps, actor, id, name),
    remove: (actor, id, session) => removePasskey(deps, actor, id, session),
    removeExpired: () => deleteExpiredChallenges(db.kysely, now().toISOString()),
  }
}
