/** Environment variables of sessions: how long signed-in users stay signed in. */
import { day, hour } from '../platform/durations.ts'
import type { Variable } from './config-values.ts'
import { integer, variable } from './config-values.ts'

const group = 'Accounts and secrets'

export const sessionVariables = {
  SESSION_UNUSED_HOURS: variable({
    group,
    about: 'A session ends after this many hours without use.',
    takes: 'a number from 1 to 24',
    standard: '12',
    schema: integer(1, 24),
  }),
  SESSION_DAYS: variable({
    group,
    about: 'A session ends this many days after sign-in, used or not. Earlier sessions keep their end.',
    takes: 'a number from 1 to 30',
    standard: '14',
    schema: integer(1, 30),
  }),
}

/** How long sessions last, in milliseconds. */
export interface SessionLengths {
  /** Without use. */
  readonly unused: number
  /** In total, from sign-in. */
  readonly total: number
}

export const standardLengths: SessionLengths = { unused: 12 * hour, total: 14 * day }

type Read = <Value>(name: keyof typeof sessionVariables, variable: Variable<Value>) => Value | undefined

export function sessionLengthsOf(read: Read): SessionLengths {
  const hours = read('SESSION_UNUSED_HOURS', sessionVariables.SESSION_UNUSED_HOURS)
  const days = read('SESSION_DAYS', sessionVariables.SESSION_DAYS)
  return {
    unused: hours === undefined ? standardLengths.unused : hours * hour,
    total: days === undefined ? standardLengths.total : days * day,
  }
}
