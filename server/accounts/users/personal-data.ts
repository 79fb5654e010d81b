/** All that is kept of somebody who works here, for whoever asks for their own (promise L6): lines of JSON. */
import type { EntryAnswer } from '../../operations/audit-log/list-entries.ts'
import type { SessionAnswer } from '../auth/sessions.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { ViewAnswer } from '../preferences/views.ts'
import type { UserAnswer } from './user-answer.ts'

export interface PersonalData {
  readonly account: UserAnswer
  readonly preferences: Preferences
  readonly sessions: readonly SessionAnswer[]
  /** Their own. */
  readonly views: readonly ViewAnswer[]
  /** What they did, which names what they wrote; as far back as the trail goes. */
  readonly auditEntries: AsyncIterable<readonly EntryAnswer[]>
}

export async function* linesOf({
  auditEntries,
  sessions,
  views,
  ...one
}: PersonalData): AsyncGenerator<string> {
  for (const [kind, value] of Object.entries(one)) yield line(kind, value)
  for (const session of sessions) yield line('session', session)
  for (const view of views) yield line('view', view)
  for await (const batch of auditEntries) yield batch.map((deed) => line('deed', deed)).join('')
}

const line = (kind: string, value: unknown) => `${JSON.stringify({ [kind]: value })}\n`
