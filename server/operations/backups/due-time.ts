/** When scheduled backups are due. */
import { day } from '../../platform/durations.ts'
import type { BackupSchedule } from './backup-facts.ts'
import type { BackupResponse } from './stored-backups.ts'

/** The last time at which a scheduled backup should have been made. */
function lastDue({ hour }: BackupSchedule, now: Date): Date {
  const due = new Date(now)
  due.setUTCHours(hour, 0, 0, 0)
  return due > now ? new Date(due.getTime() - day) : due
}

/** Whether the clock was wrong when it was made. Until that time, it does not count. */
export const isFromFuture = ({ at }: Pick<BackupResponse, 'at'>, now: Date) => at > now.toISOString()

export function isDue(items: readonly BackupResponse[], schedule: BackupSchedule, now: Date): boolean {
  const newest = items.find((item) => item.kind === 'scheduled' && !isFromFuture(item, now))
  return isDueAfter(newest?.at, schedule, now)
}

/** Whether another backup is due after this one. */
export function isDueAfter(newest: string | undefined, schedule: BackupSchedule, now: Date): boolean {
  return newest === undefined || newest < lastDue(schedule, now).toISOString()
}

/** Time for a server to make a backup that is due, and to check it. */
const graceMs = 3 * 60 * 60_000

/** Whether a newer backup than this one should exist by now. */
export function isOverdue(newest: string, schedule: BackupSchedule, now: Date): boolean {
  return newest < lastDue(schedule, new Date(now.getTime() - graceMs)).toISOString()
}

export function nextDue(
  items: readonly BackupResponse[],
  schedule: BackupSchedule,
  now: Date,
): string | null {
  if (!schedule.enabled) return null
  if (isDue(items, schedule, now)) return now.toISOString()
  return new Date(lastDue(schedule, now).getTime() + day).toISOString()
}
