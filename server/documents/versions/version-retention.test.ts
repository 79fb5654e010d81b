import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour } from '../../platform/durations.ts'
import type { VersionMark } from './version-retention.ts'
import { alwaysKeptVersions, versionsToPrune } from './version-retention.ts'

const now = new Date(Date.UTC(2026, 10, 19))

/** One version of each age, the oldest first, below fifty new ones. */
const aged = (ages: readonly number[], isNeeded = false): readonly VersionMark[] => [
  ...ages.map((age, index) => mark(index + 1, now.getTime() - age, isNeeded)),
  ...Array.from({ length: alwaysKeptVersions }, (_, index) => mark(ages.length + index + 1, now.getTime())),
]
const mark = (number: number, at: number, isNeeded = false): VersionMark => ({
  number,
  at: new Date(at).toISOString(),
  isNeeded,
})
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / step) }, (_, index) => to - index * step)
const staying = (marks: readonly VersionMark[], at = now) => {
  const going = versionsToPrune(marks, at)
  return marks.filter(({ number }) => !going.includes(number))
}
const countRetained = (ages: readonly number[]) => staying(aged(ages)).length - alwaysKeptVersions

describe('version retention', () => {
  it('keeps every version of the last day', () => expect(countRetained(every(hour / 6, 0, day))).toBe(144))

  it('keeps one version per hour of the last week', () =>
    expect(countRetained(every(hour / 6, 2 * day, 3 * day))).toBe(24))

  it('keeps one version per day of the last ninety days', () =>
    expect(countRetained(every(hour, 20 * day, 30 * day))).toBe(10))

  it('keeps one version per week of older ones', () =>
    expect(countRetained(every(day, 112 * day, 182 * day))).toBe(10))

  it('keeps the last version of each period, by number and not by time', () => {
    const start = now.getTime() - 3 * day
    const old = [mark(1, start + 50), mark(2, start + 40), mark(3, start + 30)]
    const many = [...old, ...aged([]).map((one) => ({ ...one, number: one.number + old.length }))]
    expect(versionsToPrune(many, now)).toEqual([2, 1])
  })

  it('keeps the latest fifty versions of any age, and all that are needed', () => {
    const old = every(hour / 6, 200 * day, 200 * day + 40 * (hour / 6))
    expect(versionsToPrune(aged(old).slice(0, alwaysKeptVersions), now)).toEqual([])
    expect(versionsToPrune(aged(old, true), now)).toEqual([])
    expect(versionsToPrune(aged(old), now).length).toBeGreaterThan(30)
  })

  it('keeps versions dated in the future by a wrong clock', () => {
    expect(countRetained(every(hour / 6, -400 * day, -399 * day))).toBe(144)
  })

  it('has the same result however often it runs, and keeps all needed versions', () => {
    const ages = fc.array(fc.record({ age: fc.integer({ min: 0, max: 200 * 24 }), isNeeded: fc.boolean() }), {
      maxLength: 150,
    })
    const runs = fc.array(fc.integer({ min: 0, max: 300 * 24 }), { maxLength: 6 })
    fc.assert(
      fc.property(ages, runs, (all, moments) => {
        const marks = all
          .toSorted((one, other) => other.age - one.age)
          .map(({ age, isNeeded }, index) => mark(index + 1, now.getTime() - age * hour, isNeeded))
        const end = new Date(now.getTime() + 300 * day)
        const afterManyRuns = moments
          .toSorted((one, other) => one - other)
          .reduce((rest, later) => staying(rest, new Date(now.getTime() + later * hour)), marks)
        const once = staying(marks, end)
        expect(staying(afterManyRuns, end)).toEqual(expect.arrayContaining([...once]))
        expect(afterManyRuns).toEqual(expect.arrayContaining(marks.filter(({ isNeeded }) => isNeeded)))
        expect(afterManyRuns).toEqual(expect.arrayContaining(marks.slice(-alwaysKeptVersions)))
        expect(staying(once, end)).toEqual(once)
      }),
    )
  })
})
