/** Calls to export the personal data of a user, for themselves or by an administrator. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import type { AuditLog } from '../../operations/audit-log/index.ts'
import type { EntryResponse } from '../../operations/audit-log/list-entries.ts'
import { asFile } from '../../platform/csv.ts'
import type { SessionResponse } from '../auth/sessions.ts'
import type { Factors } from '../factors/index.ts'
import type { OwnFactors } from '../factors/own-factors.ts'
import type { Identity } from '../openid-connect/identity-store.ts'
import type { OpenIdConnect } from '../openid-connect/index.ts'
import type { PreferenceOwner } from '../preferences/index.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { ViewResponse } from '../preferences/views.ts'
import type { ApiTokens, TokenResponse } from '../tokens/index.ts'
import type { Users } from './index.ts'
import type { UserResponse } from './user-response.ts'

interface DataSources {
  readonly users: Users
  readonly factors: Factors
  readonly openIdConnect: OpenIdConnect
  readonly tokens: ApiTokens
  readonly preferences: PreferenceOwner
  readonly audit: AuditLog
}

const call = callUsing<DataSources>()

const asLines = (lines: AsyncIterable<string>) =>
  reply(200, Readable.from(lines), { headers: asFile('personal-data.jsonl') })

/** The caller passes the sessions, which not every caller may see. */
async function dataOf(
  { preferences, audit, factors, openIdConnect, tokens }: DataSources,
  account: UserResponse,
  sessions: Awaited<ReturnType<DataSources['users']['ownSessions']>>,
) {
  const person: Actor = account
  return linesOf({
    account,
    twoStep: await factors.read(person),
    identity: await openIdConnect.identityOf(person.id),
    sessions,
    tokens: await tokens.ofUser(person, person.id),
    preferences: await preferences.read(person),
    views: (await preferences.views.list(person, undefined)).filter(({ owner }) => owner.id === person.id),
    auditEntries: audit.every({ user: person.id }),
  })
}

/** All personal data of a user as lines of JSON. */
interface PersonalData {
  readonly account: UserResponse
  /** Without secrets. */
  readonly twoStep: OwnFactors
  /** At the provider of OpenID Connect. */
  readonly identity: Identity | null
  readonly preferences: Preferences
  readonly sessions: readonly SessionResponse[]
  /** Their names and scopes. */
  readonly tokens: readonly TokenResponse[]
  /** Their own. */
  readonly views: readonly ViewResponse[]
  /** Their actions, which name the documents they edited, as far back as the audit log goes. */
  readonly auditEntries: AsyncIterable<readonly EntryResponse[]>
}

async function* linesOf({
  auditEntries,
  sessions,
  tokens,
  views,
  ...one
}: PersonalData): AsyncGenerator<string> {
  for (const [kind, value] of Object.entries(one)) yield line(kind, value)
  for (const session of sessions) yield line('session', session)
  for (const token of tokens) yield line('token', token)
  for (const view of views) yield line('view', view)
  for await (const batch of auditEntries) yield batch.map((entry) => line('deed', entry)).join('')
}

const line = (kind: string, value: unknown) => `${JSON.stringify({ [kind]: value })}\n`

const own = call('GET /api/account/data.jsonl', {
  summary: 'Exports your personal data as JSON Lines.',
  may: 'signed-in',
  requiresRecentAuth: true,
  responses: { 200: streamed('application/jsonl') },
  async run({ actor, visitor, ...sources }) {
    const { users } = sources
    const sessions = await users.ownSessions(actor, visitor.session)
    return asLines(await dataOf(sources, await users.account(actor), sessions))
  },
})

const ofUser = call('GET /api/users/{id}/data.jsonl', {
  summary: 'Exports the personal data of a user as JSON Lines.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params: z.object({ id: z.string() }),
  responses: { 200: streamed('application/jsonl'), problems: ['not_found', 'own_account'] },
  async run({ actor, params, ...sources }) {
    const { users } = sources
    const account = await users.readForExport(actor, params.id)
    return asLines(await dataOf(sources, account, await users.sessionsOf(actor, params.id)))
  },
})

export const personalDataCalls = [own, ofUser] as const
