import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBackupId, timeOfId } from './backup-manifest.ts'
import { expiredBackups } from './retention-plan.ts'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-01-01T03:00:00Z')
const plan = { daily: 7, weekly: 4, monthly: 12 }
const backupAt = (time: number, kind: 'scheduled' | 'manual' = 'scheduled') => ({
  id: newBackupId(new Date(time), '0000'),
  kind,
})

/** Makes a backup each day and removes the expired ones, as the server does. */
function afterDays(days: number) {
  let kept: ReturnType<typeof backupAt>[] = []
  for (let at = 0; at < days; at += 1) {
    kept.push(backupAt(start + at * day))
    const expired = new Set(expiredBackups(kept, plan, new Date(start + at * day)))
    kept = kept.filter(({ id }) => !expired.has(id))
  }
  return kept.map(({ id }) => timeOfId(id).toISOString().slice(0, 10))
}

describe('Retention plan', () => {
  it('keeps the newest of each of 7 days, 4 weeks and 12 months after two years', () => {
    const kept = afterDays(730)
    expect(kept.slice(-7)).toEqual([
      ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'],
      ...['2027-12-29', '2027-12-30', '2027-12-31'],
    ])
    expect(kept).toContain('2027-12-19')
    expect(kept).toContain('2027-12-12')
    expect(kept.filter((date) => date < '2027-12-01')).toHaveLength(11)
  })

  it('keeps the newest backup, and those that it kept as the last of their period', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 60 })
    const counts = fc.record({ daily: fc.nat(9), weekly: fc.nat(9), monthly: fc.nat(9) })
    fc.assert(
      fc.property(times, counts, (days, some) => {
        const backups = [...new Set(days)].map((at) => backupAt(start + at * day))
        const expired = new Set(expiredBackups(backups, some, new Date(start + 2_000 * day)))
        const kept = backups.filter(({ id }) => !expired.has(id))
        expect(kept.length).toBeGreaterThan(0)
        expect(kept.length).toBeLessThanOrEqual(Math.max(1, some.daily + some.weekly + some.monthly))
        const [newest] = backups.toSorted((one, other) => (one.id < other.id ? 1 : -1))
        expect(kept).toContainEqual(newest)
        // Removing again removes nothing.
        expect(expiredBackups(kept, some, new Date(start + 2_000 * day))).toEqual([])
      }),
    )
  })

  it('keeps backups that a person made for 30 days', () => {
    const backups = [backupAt(start, 'manual'), backupAt(start + day)]
    expect(expiredBackups(backups, plan, new Date(start + 29 * day))).toEqual([])
    expect(expiredBackups(backups, plan, new Date(start + 31 * day))).toEqual([backups[0]?.id])
  })
})
