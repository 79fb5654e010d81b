import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../../platform/durations.ts'
import { newBackupId, timeOfId } from './backup-manifest.ts'
import { isDue } from './due-time.ts'
import { expiredBackups } from './retention-plan.ts'
import type { BackupResponse } from './stored-backups.ts'

const start = Date.parse('2026-01-01T03:00:00Z')
const plan = { daily: 7, weekly: 4, monthly: 12 }
const backupAt = (time: number, kind: 'scheduled' | 'manual' = 'scheduled') => ({
  id: newBackupId(new Date(time), '0000'),
  kind,
})

/** Makes a backup each day and removes the expired ones, as the server does. */
function afterDays(days: number) {
  let backups: ReturnType<typeof backupAt>[] = []
  for (let at = 0; at < days; at += 1) {
    backups.push(backupAt(start + at * day))
    const expired = new Set(expiredBackups(backups, plan, new Date(start + at * day)))
    backups = backups.filter(({ id }) => !expired.has(id))
  }
  return backups.map(({ id }) => timeOfId(id).toISOString().slice(0, 10))
}

describe('Retention plan', () => {
  it('keeps the newest of each of 7 days, 4 weeks and 12 months after two years', () => {
    const remaining = afterDays(730)
    expect(remaining.slice(-7)).toEqual([
      ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'],
      ...['2027-12-29', '2027-12-30', '2027-12-31'],
    ])
    expect(remaining).toContain('2027-12-19')
    expect(remaining).toContain('2027-12-12')
    expect(remaining.filter((date) => date < '2027-12-01')).toHaveLength(11)
  })

  it('keeps the newest backup, and those that it kept as the last of their period', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 60 })
    const counts = fc.record({ daily: fc.nat(9), weekly: fc.nat(9), monthly: fc.nat(9) })
    fc.assert(
      fc.property(times, counts, (days, some) => {
        const backups = [...new Set(days)].map((at) => backupAt(start + at * day))
        const expired = new Set(expiredBackups(backups, some, new Date(start + 2_000 * day)))
        const remaining = backups.filter(({ id }) => !expired.has(id))
        expect(remaining.length).toBeGreaterThan(0)
        expect(remaining.length).toBeLessThanOrEqual(Math.max(1, some.daily + some.weekly + some.monthly))
        const [newest] = backups.toSorted((one, other) => (one.id < other.id ? 1 : -1))
        expect(remaining).toContainEqual(newest)
        // Removing again removes nothing.
        expect(expiredBackups(remaining, some, new Date(start + 2_000 * day))).toEqual([])
      }),
    )
  })

  it('keeps backups that a person made for 30 days', () => {
    const backups = [backupAt(start, 'manual'), backupAt(start + day)]
    expect(expiredBackups(backups, plan, new Date(start + 29 * day))).toEqual([])
    expect(expiredBackups(backups, plan, new Date(start + 31 * day))).toEqual([backups[0]?.id])
  })

  it('prefers a good backup of a month to a newer one whose check failed', () => {
    const [good, newest] = [backupAt(start), backupAt(start + 40 * day)]
    const failed = { ...backupAt(start + day), isUnusable: true }
    const few = { daily: 1, weekly: 0, monthly: 12 }
    const now = new Date(start + 40 * day)
    expect(expiredBackups([good, failed, newest], few, now)).toEqual([failed.id])
    expect(expiredBackups([failed, newest], few, now)).toEqual([])
  })

  it('keeps those with another passphrase as long as scheduled ones, and all of them for 30 days', () => {
    const locked = [0, 1].map((at) => ({ ...backupAt(start + at * day), kind: null, isUnusable: true }))
    const backups = [...locked, backupAt(start + 60 * day)]
    expect(expiredBackups(backups, plan, new Date(start + 60 * day))).toEqual([])
    const few = { daily: 1, weekly: 0, monthly: 12 }
    expect(expiredBackups(backups, few, new Date(start + 20 * day))).toEqual([])
    expect(expiredBackups(backups, few, new Date(start + 60 * day))).toEqual([locked[0]?.id])
  })
})

describe('A scheduled backup', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const schedule = { ...plan, enabled: true, hour: 3, withSecret: false }
  const madeAt = (at: string): BackupResponse => ({
    ...{ id: newBackupId(new Date(at), '0000'), at, state: 'complete', kind: 'scheduled', version: '0.1.0' },
    ...{ engine: 'sqlite', encrypted: false, hasSecret: false, databaseBytes: 0, media: null, proof: null },
  })
  const [ahead, today, yesterday] = [
    madeAt('2031-03-10T03:00:00.000Z'),
    madeAt('2026-03-10T03:00:00.000Z'),
    madeAt('2026-03-09T03:00:00.000Z'),
  ]

  it('is due once a day', () => {
    expect(isDue([], schedule, now)).toBe(true)
    expect(isDue([yesterday], schedule, now)).toBe(true)
    expect(isDue([today, yesterday], schedule, now)).toBe(false)
  })

  it('is due although an earlier one has a time in the future', () => {
    expect(isDue([ahead], schedule, now)).toBe(true)
    expect(isDue([ahead, yesterday], schedule, now)).toBe(true)
    expect(isDue([ahead, today], schedule, now)).toBe(false)
  })
})
