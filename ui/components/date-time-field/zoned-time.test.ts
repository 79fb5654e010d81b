import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isZone, localTime, offsetAt, offsetName, zones } from './zoned-time.ts'

const hour = 3_600_000
const minute = 60_000

/** Time zones with unusual changes: by half an hour, at midnight, across the date line, none at all. */
const places = [
  'Europe/Tallinn',
  'Europe/Athens',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Asia/Tehran',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'UTC',
]

/** Minutes from 1975 on: earlier, some offsets included seconds. */
const instants = fc
  .integer({ min: Date.UTC(1975, 0) / minute, max: Date.UTC(2040, 0) / minute })
  .map((minutes) => minutes * minute)

/** The minutes around a clock change, where errors are likely. */
function changesOf(zone: string, year: number): number[] {
  const hours = Array.from({ length: 366 * 24 }, (_, index) => Date.UTC(year, 0) + index * hour)
  return hours.filter((at) => offsetAt(at, zone) !== offsetAt(at - hour, zone))
}

const aroundChanges = fc
  .record({
    zone: fc.constantFrom(...places),
    year: fc.integer({ min: 1980, max: 2030 }),
    minutes: fc.integer({ min: -200, max: 200 }),
  })
  .map(({ zone, year, minutes }) => ({
    zone,
    at: changesOf(zone, year).map((change) => change + minutes * minute),
  }))

function comesBack(instant: number, zone: string) {
  const local = localTime(instant, zone)
  const resolvedTime = instantOf(local, zone)
  expect(resolvedTime.kind).not.toBe('skipped')
  expect(localTime(resolvedTime.instant, zone)).toBe(local)
  if (resolvedTime.kind === 'once') expect(resolvedTime.instant).toBe(instant)
  else expect(resolvedTime.instant).toBeLessThanOrEqual(instant)
}

describe('local time', () => {
  it('converts to the same instant and back in every time zone', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones()), (instant, zone) => comesBack(instant, zone)),
      { numRuns: 400 },
    )
  })

  it('converts around every clock change', () => {
    fc.assert(
      fc.property(aroundChanges, ({ at, zone }) => {
        for (const instant of at) comesBack(instant, zone)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['2026-11-20T14:30', 'Europe/Tallinn', '2026-11-20T12:30:00.000Z', 'once'],
    ['2026-03-29T03:30', 'Europe/Tallinn', '2026-03-29T01:30:00.000Z', 'skipped'],
    ['2026-10-25T03:30', 'Europe/Tallinn', '2026-10-25T00:30:00.000Z', 'repeated'],
    ['2026-10-25T04:00', 'Europe/Tallinn', '2026-10-25T02:00:00.000Z', 'once'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z', 'skipped'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'skipped'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z', 'skipped'],
    ['2026-07-01T00:00', 'UTC', '2026-07-01T00:00:00.000Z', 'once'],
  ])('%s in %s is %s, %s', (local, zone, iso, kind) => {
    const resolvedTime = instantOf(local, zone)
    expect(new Date(resolvedTime.instant).toISOString()).toBe(iso)
    expect(resolvedTime.kind).toBe(kind)
  })

  it('moves a skipped time later by the length of the gap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1980, max: 2030 }), (zone, year) => {
        for (const change of changesOf(zone, year)) {
          const jump = offsetAt(change, zone) - offsetAt(change - hour, zone)
          if (jump <= 0 || jump > 2 * hour) continue
          const skipped = new Date(change + offsetAt(change - hour, zone)).toISOString().slice(0, 16)
          const resolvedTime = instantOf(skipped, zone)
          if (resolvedTime.kind === 'skipped')
            expect(Date.parse(`${localTime(resolvedTime.instant, zone)}Z`) - Date.parse(`${skipped}Z`)).toBe(
              jump,
            )
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('zones', () => {
  it('are valid time zones', () => {
    expect(zones()).toContain('Europe/Tallinn')
    expect(zones()[0]).toBe('UTC')
    expect(new Set(zones()).size).toBe(zones().length)
    expect(zones().every(isZone)).toBe(true)
    expect(isZone('Europe/Atlantis')).toBe(false)
  })

  it('have an offset for each instant', () => {
    expect(offsetName(Date.UTC(2026, 6), 'Europe/Tallinn', 'en')).toBe('GMT+3')
    expect(offsetName(Date.UTC(2026, 11), 'Europe/Tallinn', 'en')).toBe('GMT+2')
  })
})
