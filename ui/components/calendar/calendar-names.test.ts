import { describe, expect, it } from 'vitest'
import { namesIn } from './calendar-names.ts'

describe('calendar names', () => {
  it.each([
    ['en', 7, 'November 2026', 'Sun'],
    ['et', 1, 'november 2026', 'E'],
    ['el', 1, 'Νοέμβριος 2026', 'Δευ'],
    ['ar', 6, 'نوفمبر 2026', 'س'],
    ['da', 1, 'november 2026', 'man'],
  ])('match the language %s', (lang, firstWeekday, month, firstColumn) => {
    const names = namesIn(lang)
    expect(names.firstWeekday).toBe(firstWeekday)
    expect(names.month('2026-11-20')).toBe(month)
    expect(names.weekdays[0]?.short).toBe(firstColumn)
  })

  it('fit seven narrow columns', () => {
    for (const lang of ['ar', 'ckb', 'fa', 'he', 'bn', 'vi', 'lv', 'th', 'zh-TW'])
      for (const { short } of namesIn(lang).weekdays) expect([...short].length).toBeLessThanOrEqual(4)
  })

  it('use the Gregorian calendar and the digits of the language', () => {
    expect(namesIn('fa').month('2026-11-20')).toContain('۲۰۲۶')
    expect(namesIn('fa').number('2026-11-20')).toBe('۲۰')
    expect(namesIn('ja').number('2026-11-20')).toBe('20')
  })

  it('include the weekend', () => {
    expect(namesIn('et').isWeekend('2026-11-21')).toBe(true)
    expect(namesIn('fa').isWeekend('2026-11-21')).toBe(false)
    expect(namesIn('fa').isWeekend('2026-11-20')).toBe(true)
  })
})
