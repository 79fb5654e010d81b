import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDate, writeDate } from './read-date.ts'

const today = '2026-11-18'
const languages =
  'ar az bg bn ca ckb cs da de el en es et fa-IR fi fr he hi hu hy id it ja kk km ko ky lb lt mn ms nb-NO nl pl pt pt-BR ro ru sk sl sv th tg tr ug-CN uk ur uz vi zh-CN zh-TW'.split(
    ' ',
  )

const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('date', () => {
  it.each(languages)('is read in the format of %s, and as ISO', (lang) => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDate(writeDate(day, lang), lang, today)).toBe(day)
        expect(readDate(day, lang, today)).toBe(day)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['1.2.2027', 'et', '2027-02-01'],
    ['1/2/2027', 'en', '2027-01-02'],
    ['1 2 27', 'el', '2027-02-01'],
    ['01022027', 'et', '2027-02-01'],
    ['270201', 'sv', '2027-02-01'],
    ['24.12', 'et', '2026-12-24'],
    ['12/24', 'en', '2026-12-24'],
    ['2027/2/1', 'en', '2027-02-01'],
    ['1.2.47', 'et', '1947-02-01'],
    ['1.2.46', 'et', '2046-02-01'],
    ['٢٠/١١/٢٠٢٦', 'ar', '2026-11-20'],
    ['20.11.2026', 'bg', '2026-11-20'],
    ['', 'et', ''],
    ['30.2.2026', 'et', undefined],
    ['20 Nov 2026', 'en', undefined],
    ['tomorrow', 'en', undefined],
    ['12', 'en', undefined],
    ['2026-11', 'en', undefined],
    ['1.2.20260', 'et', undefined],
    ['1.2.3.4', 'et', undefined],
  ])('“%s” in %s is %s', (text, lang, day) => {
    expect(readDate(text, lang, today)).toBe(day)
  })

  it('is never a day that does not exist, for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ./-]{0,12}$/), fc.constantFrom(...languages), (text, lang) => {
        const day = readDate(text, lang, today)
        if (day) expect(new Date(`${day}T00:00Z`).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })
})
