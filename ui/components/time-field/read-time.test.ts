import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, readTime, writeTime } from './time-field.tsx'

const languages =
  'ar az bg bn ca ckb cs da de el en es et fa-IR fi fr he hi hu hy id it ja kk km ko ky lb lt mn ms nb-NO nl pl pt pt-BR ro ru sk sl sv th tg tr ug-CN uk ur uz vi zh-CN zh-TW'.split(
    ' ',
  )
const times = fc.nat(1439).map((minutes) => addMinutes('00:00', minutes))

describe('time', () => {
  it.each(languages)('is read in the format of %s, and as 14:30', (lang) => {
    fc.assert(
      fc.property(times, (time) => {
        expect(readTime(writeTime(time, lang), lang)).toBe(time)
        expect(readTime(time, lang)).toBe(time)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['9', 'et', '09:00'],
    ['930', 'et', '09:30'],
    ['14.30', 'et', '14:30'],
    ['1430', 'en', '14:30'],
    ['2:30 pm', 'en', '14:30'],
    ['2 P.M.', 'en', '14:00'],
    ['12 am', 'en', '00:00'],
    ['12 pm', 'en', '12:00'],
    ['2:30 μ.μ.', 'el', '14:30'],
    ['2:30 pm', 'el', '14:30'],
    ['14:30 pm', 'en', '14:30'],
    ['下午2:30', 'zh-TW', '14:30'],
    ['', 'en', ''],
    ['24:00', 'et', undefined],
    ['9:5', 'et', undefined],
    ['9:75', 'et', undefined],
    ['14:30 am', 'en', undefined],
    ['noon', 'en', undefined],
    ['12345', 'en', undefined],
    ['1:02:03', 'en', undefined],
  ])('“%s” in %s is %s', (text, lang, time) => {
    expect(readTime(text, lang)).toBe(time)
  })

  it('wraps around midnight in both directions', () => {
    expect(addMinutes('23:50', 15)).toBe('00:05')
    fc.assert(
      fc.property(times, fc.integer({ min: -5000, max: 5000 }), (time, minutes) => {
        expect(addMinutes(addMinutes(time, minutes), -minutes)).toBe(time)
      }),
    )
  })
})
