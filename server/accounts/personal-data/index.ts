/**
 * Personal data: everything that is stored about an e-mail address, found, exported and erased. Entries of the
 * audit log are kept: each is part of the hash of the next one, and the database refuses to change them. They
 * contain no names and no e-mail addresses.
 */
import { mayManageRole } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { SessionLengths } from '../../config/session-variables.ts'
import type { Db, Transaction } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { AuditLog } from '../../operations/audit-log/index.ts'
import type { EntryResponse } from '../../operations/audit-log/list-entries.ts'
import { Problem } from '../../problems/problems.ts'
import { openSessions } from '../auth/sessions.ts'
import type { Factors } from '../factors/index.ts'
import type { OpenIdConnect } from '../openid-connect/index.ts'
import type { PreferenceOwner } from '../preferences/index.ts'
import type { ApiTokens } from '../tokens/index.ts'
import type { Users } from '../users/index.ts'
import type { DataHolder, DataSubject } from './data-subject.ts'
import { keysOf, subjectOf } from './data-subject.ts'
import type { DataPart, ErasureReport, FoundData } from './personal-data-response.ts'

export interface PersonalDataOwner {
  find(actor: Actor, email: string): Promise<FoundData>
  /** One JSON document in pieces. Recorded in the audit log first. */
  export(actor: Actor, email: string): Promise<AsyncGenerator<string>>
  erase(actor: Actor, email: string, withAccount: boolean): Promise<ErasureReport>
}

export interface PersonalDataOptions {
  readonly db: Db
  readonly users: Pick<Users, 'remove'>
  readonly factors: Pick<Factors, 'read'>
  readonly openIdConnect: Pick<OpenIdConnect, 'identityOf'>
  readonly tokens: Pick<ApiTokens, 'ofUser'>
  readonly preferences: PreferenceOwner
  readonly audit: Pick<AuditLog, 'countAbout' | 'everyAbout'>
  readonly holders: readonly DataHolder[]
  readonly sessionLengths?: SessionLengths
  readonly now?: () => Date
}

interface PersonalDataDeps extends PersonalDataOptions {
  readonly now: () => Date
}

export function openPersonalData(options: PersonalDataOptions): PersonalDataOwner {
  const deps = { now: () => new Date(), ...options }
  return {
    find: (actor, email) => find(deps, actor, email),
    export: (actor, email) => exported(deps, actor, email),
    erase: (actor, email, withAccount) => erase(deps, actor, { email, withAccount }),
  }
}

async function find(deps: PersonalDataDeps, actor: Actor, email: string): Promise<FoundData> {
  const subject = await subjectOf(deps.db.kysely, email)
  const { account } = subject
  return {
    email: subject.email,
    account: account ?? null,
    mayEraseAccount: account !== undefined && account.id !== actor.id && mayManageRole(actor, account.role),
    parts: await partsOf(deps, subject),
  }
}

/** What is stored, without parts that are empty. */
async function partsOf(deps: PersonalDataDeps, subject: DataSubject): Promise<DataPart[]> {
  const { db, holders, audit } = deps
  const own = await accountData(deps, subject)
  const found = await Promise.all(
    holders.map(async ({ kind, find }) => ({ kind, records: await find(db.kysely, keysOf(subject)) })),
  )
  const parts: readonly DataPart[] = [
    { kind: 'account', count: own === undefined ? 0 : 1, fate: 'with_account' },
    { kind: 'identity', count: own?.identity ? 1 : 0, fate: 'with_account' },
    { kind: 'sessions', count: own?.sessions.length ?? 0, fate: 'with_account' },
    { kind: 'tokens', count: own?.tokens.length ?? 0, fate: 'with_account' },
    { kind: 'views', count: own?.views.length ?? 0, fate: 'with_account' },
    ...found.map(({ kind, records }) => ({ kind, count: records.length, fate: 'erased' }) as const),
    { kind: 'audit', count: await audit.countAbout(idsOf(subject, found)), fate: 'kept' },
  ]
  return parts.filter(({ count }) => count > 0)
}

type FoundRecords = readonly {
  readonly kind: DataHolder['kind']
  readonly records: readonly { readonly id: string }[]
}[]

/** Audit entries are about the user, and about received messages and answers, whose entries contain an IP address. */
function idsOf({ account }: DataSubject, found: FoundRecords) {
  const isReceived = ({ kind }: FoundRecords[number]) => kind === 'enquiries' || kind === 'forms'
  const received = found.filter(isReceived).flatMap(({ records }) => records)
  const user = account?.id
  return { user, subjects: [...(user === undefined ? [] : [user]), ...received.map(({ id }) => id)] }
}

async function accountData(
  { db, factors, openIdConnect, tokens, preferences, now, sessionLengths: lengths }: PersonalDataDeps,
  { account }: Pick<DataSubject, 'account'>,
) {
  if (account === undefined) return undefined
  const person: Actor = account
  const views = await preferences.views.list(person, undefined)
  return {
    account,
    twoStep: await factors.read(person),
    identity: await openIdConnect.identityOf(account.id),
    sessions: await openSessions(db.kysely, now, { lengths }).list(account.id, undefined),
    tokens: await tokens.ofUser(person, account.id),
    preferences: await preferences.read(person),
    views: views.filter(({ owner }) => owner.id === account.id),
  }
}

async function exported(
  deps: PersonalDataDeps,
  actor: Actor,
  email: string,
): Promise<AsyncGenerator<string>> {
  const { db, now, holders, audit } = deps
  const subject = await subjectOf(db.kysely, email)
  checkPerson(actor, subject)
  const found = await Promise.all(
    holders.map(async ({ kind, find }) => ({ kind, records: await find(db.kysely, keysOf(subject)) })),
  )
  const at = now()
  const data = {
    email: subject.email,
    exportedAt: at.toISOString(),
    ...((await accountData(deps, subject)) ?? { account: null }),
    ...Object.fromEntries(found.map(({ kind, records }) => [kind, records])),
  }
  await db.transaction((trx) =>
    record(trx, { ...auditStamp(actor, at), ...aboutPerson(subject), action: 'personal_data.exported' }),
  )
  return textOf(data, audit.everyAbout(idsOf(subject, found)))
}

/** Data of the own account are allowed, and of accounts that the actor may manage. */
function checkPerson(actor: Actor, { account }: DataSubject): void {
  if (account !== undefined && account.id !== actor.id && !mayManageRole(actor, account.role))
    throw new Problem('not_allowed')
}

/** The entry must not contain the address, because it is kept. */
const aboutPerson = ({ account }: DataSubject) =>
  ({ type: 'personal-data', ...(account && { id: account.id }) }) as const

/** The entries last, in pieces: there may be more of them than fit in memory. */
async function* textOf(
  data: Readonly<Record<string, unknown>>,
  entries: AsyncIterable<readonly EntryResponse[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"auditEntries":[`
  let separator = ''
  for await (const batch of entries) {
    if (batch.length === 0) continue
    yield `${separator}${batch.map((entry) => JSON.stringify(entry)).join(',')}`
    separator = ','
  }
  yield ']}\n'
}

interface Erasure {
  readonly email: string
  readonly withAccount: boolean
}

/** All in one transaction: the rules of the account may refuse it, and some records are found by the account only. */
async function erase(
  deps: PersonalDataDeps,
  actor: Actor,
  { email, withAccount }: Erasure,
): Promise<ErasureReport> {
  const { db, users, holders, now } = deps
  const subject = await subjectOf(db.kysely, email)
  const { account } = subject
  checkPerson(actor, subject)
  const before = await partsOf(deps, subject)
  const isDeleted = withAccount && account !== undefined
  const at = now()
  const eraseRecords = async (trx: Transaction) => {
    for (const holder of holders) await holder.erase(trx, keysOf(subject))
    const parts = before
      .filter(({ fate }) => isErased(fate, isDeleted))
      .map(({ kind, count }) => [kind, count])
    const details = { erased: Object.fromEntries(parts) }
    const auditBase = {
      ...auditStamp(actor, at),
      ...aboutPerson(subject),
      action: 'personal_data.erased',
    } as const
    await record(trx, { ...auditBase, details })
  }
  if (isDeleted) await users.remove(actor, account.id, eraseRecords)
  else await db.transaction(eraseRecords)
  const parts = before.map(({ kind, count, fate }) => ({ kind, count, isErased: isErased(fate, isDeleted) }))
  return { email: subject.email, at: at.toISOString(), parts }
}

const isErased = (fate: DataPart['fate'], isAccountDeleted: boolean) =>
  fate === 'erased' || (fate === 'with_account' && isAccountDeleted)
