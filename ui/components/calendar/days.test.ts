import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  endOfMonth,
  isDay,
  startOfMonth,
  startOfWeek,
  weekdayOf,
  weeksOf,
  within,
} from './days.ts'

const days = fc
  .date({ min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const weekdays = fc.integer({ min: 1, max: 7 })

describe('days', () => {
  it('reject dates that do not exist', () => {
    expect(isDay('2024-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-9')).toBe(false)
    expect(isDay('0000-01-01')).toBe(false)
    expect(dayOf(2026, 13, 1)).toBeUndefined()
    fc.assert(fc.property(days, isDay))
  })

  it('can be added and subtracted', () => {
    const middle = days.filter((day) => day > '0200' && day < '9800')
    fc.assert(
      fc.property(middle, fc.integer({ min: -50_000, max: 50_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it('stay within the range of a calendar', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addDays('0001-01-01', -7)).toBe('0001-01-01')
    expect(addMonths('0001-01-15', -1)).toBe('0001-01-01')
    expect(addMonths('9999-12-15', 1)).toBe('9999-12-31')
    expect(endOfMonth('9999-12-04')).toBe('9999-12-31')
  })
})

describe('months', () => {
  it('keep the day, or use the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28')
    expect(endOfMonth('2028-02-01')).toBe('2028-02-29')
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const reached = addMonths(day, count)
        expect(isDay(reached)).toBe(true)
        if (reached.slice(5) > '01-01' && reached.slice(5) < '12-31')
          expect(Number(reached.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)))
      }),
    )
  })

  it('divide into weeks: every day once, in its column', () => {
    fc.assert(
      fc.property(days, weekdays, (day, firstWeekday) => {
        const weeks = weeksOf(day, firstWeekday)
        const found = weeks.flat().filter((each) => each !== undefined)
        expect(found[0]).toBe(startOfMonth(day))
        expect(found.at(-1)).toBe(endOfMonth(day))
        expect(found).toContain(day)
        for (const week of weeks)
          for (const [place, each] of week.entries())
            if (each) expect(weekdayOf(each)).toBe(((firstWeekday + place - 1) % 7) + 1)
      }),
    )
  })

  it('start weeks on the first weekday of the language', () => {
    expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16')
    expect(startOfWeek('2026-11-20', 7)).toBe('2026-11-15')
    expect(startOfWeek('2026-11-20', 6)).toBe('2026-11-14')
  })
})

it('bounds limit a day', () => {
  const bounds = { min: '2026-03-02', max: '2026-03-05' }
  expect(['2026-01-01', '2026-03-03', '2027-01-01'].map((day) => within(day, bounds))).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-05',
  ])
  expect(within('2026-01-01', {})).toBe('2026-01-01')
})
