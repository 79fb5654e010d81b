/** Search parameters of the logs screen. */
import { z } from 'zod'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .catch(undefined)
const name = z.string().max(100).optional().catch(undefined)

const logSearch = z.object({
  log: z.enum(['audit', 'server']).catch('audit').default('audit'),
  user: name,
  action: name,
  type: name,
  /** The id of the subject. */
  subject: name,
  from: day,
  until: day,
  /** The number of the expanded entry. */
  open: z.string().regex(/^\d+$/).optional().catch(undefined),
  level: z.enum(logLevels).catch('info').default('info'),
  q: z.string().max(200).catch('').default(''),
})

export type LogSearch = z.output<typeof logSearch>

export function readLogSearch(words: Readonly<Record<string, string | undefined>>): LogSearch {
  return logSearch.parse(words)
}

/** Defaults are left out. */
export function writeLogSearch({ log, level, ...rest }: LogSearch): string {
  const named = { ...(log === 'audit' ? {} : { log }), ...(level === 'info' ? {} : { level }), ...rest }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(named)) if (value) query.set(key, value)
  return query.size === 0 ? '' : `?${query}`
}

/** Days are in the time zone of the user; the last day counts to its end. */
export function auditFilter({ user, action, type, subject, from, until }: LogSearch) {
  return {
    user,
    action,
    type,
    subject,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    until: until && new Date(`${until}T23:59:59.999`).toISOString(),
  }
}
