/**
 * Tests the clock guard: a clock that is a year ahead would empty the trash, the audit log and the enquiries
 * at once.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/index.ts'
import { day, hour } from '../../platform/durations.ts'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { ClockJump } from './index.ts'
import { guardClock } from './index.ts'

describe.each(databases)('Clock guard on %s', (kind) => {
  let db: Db
  let time: number
  let ticks: number
  let clockJump: ClockJump

  const start = () => {
    ticks = 0
    clockJump = guardClock(db.kysely, { now: () => new Date(time), monotonic: () => ticks })
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
    ticks += milliseconds
  }

  beforeEach(async () => {
    db = await openTestDatabase(kind)
    await db.kysely.deleteFrom('facts').execute()
    time = Date.parse('2026-10-25T00:30:00Z')
    start()
  })

  it('trusts the clock from the first start, with small corrections', async () => {
    for (const correction of [0, 0, 20 * 60_000, -hour, hour]) {
      expect(await clockJump()).toBe(0)
      pass(hour)
      time += correction
    }
    expect(await clockJump()).toBe(0)
  })

  it('distrusts the clock for a day after it jumped ahead while the program ran', async () => {
    await clockJump()
    pass(hour)
    time += 400 * day
    expect(await clockJump()).toBe(399 * day + 23 * hour)
    pass(23 * hour)
    expect(await clockJump()).toBeGreaterThan(0)
    pass(hour)
    expect(await clockJump()).toBe(0)
  })

  it('distrusts the clock for a day after it jumped ahead between two starts', async () => {
    await clockJump()
    time += 400 * day
    start()
    expect(await clockJump()).toBe(393 * day)
    pass(day)
    expect(await clockJump()).toBe(0)
  })

  it('still distrusts the clock after a restart, and trusts it once it is corrected', async () => {
    await clockJump()
    time += 400 * day
    start()
    await clockJump()
    pass(hour)
    start()
    expect(await clockJump()).toBe(393 * day)
    pass(22 * hour)
    expect(await clockJump()).toBe(393 * day)
    start()
    pass(hour)
    expect(await clockJump()).toBe(0)
    time += 400 * day
    start()
    expect(await clockJump()).toBe(393 * day)
    time -= 400 * day
    start()
    expect(await clockJump()).toBe(0)
  })

  it('trusts the clock after a week without running, and when it is set back', async () => {
    await clockJump()
    time += 7 * day
    start()
    expect(await clockJump()).toBe(0)
    pass(hour)
    time -= 400 * day
    expect(await clockJump()).toBe(0)
  })
})
