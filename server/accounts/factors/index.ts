/** Second factors: one-time codes and recovery codes, which sign-in asks for after the password. */
import type { Role } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import { managed } from '../users/role-rules.ts'
import { checkFactor } from './check-factor.ts'
import type { CodesSetup, OwnFactors } from './own-factors.ts'
import { confirmCodes, readFactors, removeCodes, renewRecoveryCodes, startCodesSetup } from './own-factors.ts'
import { removeFactors } from './remove-factors.ts'
import type { RoleChange } from './required-roles.ts'
import { readRequiredRoles, requireFactorOf } from './required-roles.ts'
import { codesLabel } from './reseal-factors.ts'

export interface Factors {
  /** Throws unless the user has no second factor, or the code is right. */
  check(userId: string, code: string | undefined, from: Visitor): Promise<void>
  read(actor: Actor): Promise<OwnFactors>
  startCodesSetup(actor: Actor): Promise<CodesSetup>
  /** Returns the recovery codes. `session` is the only one that continues. */
  confirmCodes(
    actor: Actor,
    given: { readonly setup: string; readonly code: string },
    session: string | undefined,
  ): Promise<readonly string[]>
  removeCodes(actor: Actor, session: string | undefined): Promise<void>
  renewRecoveryCodes(actor: Actor, session: string | undefined): Promise<readonly string[]>
  /** Removes all factors of another user. */
  removeAllOf(actor: Actor, userId: string): Promise<void>
  /** The roles whose users must have a second factor. */
  requiredRoles(): Promise<readonly Role[]>
  requireOf(actor: Actor, change: RoleChange): Promise<readonly Role[]>
}

export interface FactorsOptions {
  readonly db: Db
  /** The secret of the site, followed by previous ones. */
  readonly secrets: readonly string[]
  /** The names of the site. Authenticator apps show one of them. */
  readonly siteNames?: () => Promise<readonly string[]>
  readonly now?: () => Date
}

export function openFactors(options: FactorsOptions): Factors {
  const { db, secrets, siteNames = async () => [], now = () => new Date() } = options
  const deps = { db, now, sealing: openSealedValues(codesLabel, secrets) }
  return {
    check: (userId, code, from) => checkFactor(deps, userId, code, from),
    read: (actor) => readFactors(db.kysely, actor.id),
    async startCodesSetup(actor) {
      const [product = 'Cyanotype', site = product] = await siteNames()
      return startCodesSetup(deps, actor, site)
    },
    confirmCodes: (actor, given, session) => confirmCodes(deps, actor, given, session),
    removeCodes: (actor, session) => removeCodes(deps, actor, session),
    renewRecoveryCodes: (actor, session) => renewRecoveryCodes(deps, actor, session),
    requiredRoles: () => readRequiredRoles(db.kysely),
    requireOf: (actor, change) => requireFactorOf(deps, actor, change),
    removeAllOf: (actor, userId) =>
      db.transaction(async (trx) => {
        await takeCommitLock(trx)
        await managed(trx, actor, userId)
        await removeFactors(trx, actor, userId, now)
      }),
  }
}
