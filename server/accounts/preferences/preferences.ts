/** Preferences of a user in the admin: a few known properties, each with its own schema. */
import { withoutNulls } from '@cyanotype/content/contracts/without-nulls.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'

const name = z.string().min(1).max(100)
export const columns = z.array(name).max(50)
const widths = z.record(name, z.int().min(1).max(4_000))
const timeZone = z.string().max(60).refine(isTimeZone).describe('An IANA time zone, such as Europe/Tallinn.')

/** All are optional. A missing one has its default. */
export const preferences = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).optional(),
  language: z.enum(interfaceLocales).optional().describe('The language of the admin.'),
  density: z.enum(['comfortable', 'compact']).optional(),
  timeZone: timeZone.optional(),
  navigation: z.enum(['words', 'icons']).optional().describe('The sidebar: labels or icons only.'),
  preview: z.enum(['beside', 'hidden']).optional().describe('The preview in the document editor.'),
  singleKeys: z.enum(['on', 'off']).optional().describe('Whether single keys are keyboard shortcuts.'),
  mailEnquiries: z
    .enum(['on', 'off'])
    .optional()
    .describe('E-mail about messages of visitors. Off by default.'),
  mailSchedules: z
    .enum(['on', 'off'])
    .optional()
    .describe('E-mail about your scheduled actions that failed. On by default.'),
  mailDigest: z
    .enum(['on', 'off'])
    .optional()
    .describe('E-mail on Mondays about the work that waits. Off by default.'),
  mailComments: z
    .enum(['on', 'off'])
    .optional()
    .describe('E-mail about mentions of you, and replies in threads in which you wrote. On by default.'),
  columns: z.record(name, columns).optional().describe('The columns of lists by type, in order.'),
  widths: z.record(name, widths).optional().describe('The widths of columns by type, in pixels.'),
})
export type Preferences = z.infer<typeof preferences>

const { shape } = preferences

/** Null resets a property to its default. */
export const preferencesChange = z.strictObject({
  theme: shape.theme.nullable(),
  language: shape.language.nullable(),
  density: shape.density.nullable(),
  timeZone: shape.timeZone.nullable(),
  navigation: shape.navigation.nullable(),
  preview: shape.preview.nullable(),
  singleKeys: shape.singleKeys.nullable(),
  mailEnquiries: shape.mailEnquiries.nullable(),
  mailSchedules: shape.mailSchedules.nullable(),
  mailDigest: shape.mailDigest.nullable(),
  mailComments: shape.mailComments.nullable(),
  columns: z.record(name, columns.nullable()).optional(),
  widths: z.record(name, widths.nullable()).optional(),
})

export function readPreferences({ kysely }: Db, { id }: Actor): Promise<Preferences> {
  return preferencesOf(kysely, id)
}

export async function preferencesOf(queries: Queries, userId: string): Promise<Preferences> {
  return fitted(await findPreferences(queries, userId))
}

export function changePreferences(
  db: Db,
  actor: Actor,
  { columns: listed, widths: widened, ...rest }: z.infer<typeof preferencesChange>,
  at: Date,
): Promise<Preferences> {
  const { id } = actor
  return db.transaction(async (trx) => {
    await takeCommitLock(trx) // so that concurrent changes are not lost
    const before = fitted(await findPreferences(trx, id))
    const columns = listed && { columns: withoutNulls({ ...before.columns, ...listed }) }
    const widths = widened && { widths: withoutNulls({ ...before.widths, ...widened }) }
    const after = fitted(withoutNulls({ ...before, ...rest, ...columns, ...widths }))
    await putPreferences(trx, id, after)
    const details = { ...changesBetween(before, after) }
    await record(trx, {
      ...auditStamp(actor, at),
      action: 'preferences.changed',
      type: 'preferences',
      id,
      details,
    })
    return after
  })
}

/** Drops each value that does not match its schema, such as one of an earlier release. */
function fitted(stored: unknown): Preferences {
  const parsed = preferences.safeParse(stored ?? {})
  if (parsed.success) return parsed.data
  const wrong = new Set(
    parsed.error.issues.flatMap((issue) => ('keys' in issue ? issue.keys : [issue.path[0]])),
  )
  return preferences.parse(
    Object.fromEntries(Object.entries(stored ?? {}).filter(([key]) => !wrong.has(key))),
  )
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

// SQL of preferences. Only this file uses their table.

async function findPreferences(queries: Queries, userId: string): Promise<unknown> {
  const row = await queries
    .selectFrom('preferences')
    .select('data')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && JSON.parse(row.data)
}

async function putPreferences(queries: Queries, userId: string, value: unknown): Promise<void> {
  const data = JSON.stringify(value)
  await queries
    .insertInto('preferences')
    .values({ user_id: userId, data })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ data }))
    .execute()
}
