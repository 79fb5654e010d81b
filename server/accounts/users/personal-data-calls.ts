/** The calls by which people get all that is kept of them, and administrators get it for those who ask them. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { reply } from '../../http/calls/reply.ts'
import { streamed } from '../../http/calls/stream-response.ts'
import type { AuditLog } from '../../operations/audit-log/index.ts'
import { asFile } from '../../platform/csv.ts'
import type { PreferenceOwner } from '../preferences/index.ts'
import type { Users } from './index.ts'
import { linesOf } from './personal-data.ts'
import type { UserAnswer } from './user-answer.ts'

interface Keepers {
  readonly users: Users
  readonly preferences: PreferenceOwner
  readonly audit: AuditLog
}

const call = callUsing<Keepers>()

const asLines = (lines: AsyncIterable<string>) =>
  reply(200, Readable.from(lines), { headers: asFile('personal-data.jsonl') })

/** The sessions are told by whoever may see them. */
async function dataOf(
  { preferences, audit }: Keepers,
  account: UserAnswer,
  sessions: Awaited<ReturnType<Keepers['users']['ownSessions']>>,
) {
  const person: Actor = account
  return linesOf({
    account,
    sessions,
    preferences: await preferences.read(person),
    views: (await preferences.views.list(person, undefined)).filter(({ owner }) => owner.id === person.id),
    auditEntries: audit.every({ user: person.id }),
  })
}

const own = call('GET /api/account/data.jsonl', {
  summary: 'Sends all that is kept of oneself, as lines of JSON.',
  may: 'signed-in',
  requiresRecentAuth: true,
  answers: { 200: streamed('application/jsonl') },
  async run({ actor, visitor, ...keepers }) {
    const { users } = keepers
    const sessions = await users.ownSessions(actor, visitor.session)
    return asLines(await dataOf(keepers, await users.account(actor), sessions))
  },
})

const ofUser = call('GET /api/users/{id}/data.jsonl', {
  summary: 'Sends all that is kept of somebody, for whoever asked for it, as lines of JSON.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params: z.object({ id: z.string() }),
  answers: { 200: streamed('application/jsonl'), problems: ['not_found', 'own_account'] },
  async run({ actor, params, ...keepers }) {
    const { users } = keepers
    const account = await users.read(actor, params.id)
    return asLines(await dataOf(keepers, account, await users.sessionsOf(actor, params.id)))
  },
})

export const personalDataCalls = [own, ofUser] as const
