/** Which backups to keep: the newest of each day, week and month, for a number of each. */
import { day } from '../../platform/durations.ts'
import type { BackupKind } from './backup-manifest.ts'
import { timeOfId } from './backup-manifest.ts'

export interface RetentionPlan {
  readonly daily: number
  readonly weekly: number
  readonly monthly: number
}

interface StoredBackup {
  readonly id: string
  /** Null if it cannot be read, because it has another passphrase. */
  readonly kind: BackupKind | null
  /** Whether its check failed, or it has another passphrase. */
  readonly isUnusable?: boolean
}

/** Those that a person or an upgrade made stay at least this long. */
const otherDays = 30

/** The ids to remove. The newest backup is never one of them. */
export function expiredBackups(
  backups: readonly StoredBackup[],
  plan: RetentionPlan,
  now: Date,
): readonly string[] {
  const newestFirst = backups.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const [newest] = newestFirst
  const scheduled = newestFirst.filter(({ kind }) => kind === 'scheduled' || kind === null)
  const retained = new Set([
    ...(newest === undefined ? [] : [newest.id]),
    ...newestOfEach(scheduled, plan.daily, (time) => dayOf(time)),
    ...newestOfEach(scheduled, plan.weekly, (time) => Math.floor((dayOf(time) + 3) / 7)), // weeks start on Monday
    ...newestOfEach(scheduled, plan.monthly, (time) => time.toISOString().slice(0, 7)),
  ])
  return newestFirst
    .filter(({ id, kind }) => !retained.has(id) && (kind === 'scheduled' || ageOf(id, now) > otherDays * day))
    .map(({ id }) => id)
}

const dayOf = (time: Date) => Math.floor(time.getTime() / day)
const ageOf = (id: string, now: Date) => now.getTime() - timeOfId(id).getTime()

/** The newest of the last periods that have one. An unusable one counts only if its period has no other. */
function newestOfEach(
  newestFirst: readonly StoredBackup[],
  count: number,
  periodOf: (time: Date) => string | number,
): readonly string[] {
  const periods = new Map<string | number, StoredBackup>()
  for (const backup of newestFirst) {
    const period = periodOf(timeOfId(backup.id))
    const newer = periods.get(period)
    if (newer === undefined || (newer.isUnusable && !backup.isUnusable)) periods.set(period, backup)
  }
  return [...periods.values()].slice(0, count).map(({ id }) => id)
}
