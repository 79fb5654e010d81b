import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/index.ts'
import { tagOf } from '../../locales/locale.ts'
import { latinDigits, readNumber, writeNumber } from './use-number.ts'

const languages = [...new Set([...locales.map(tagOf), 'en-GB', 'ar-EG', 'de-CH', 'mr', 'ne'])]

describe('number', () => {
  it.each(languages)('is read in the format of %s', (lang) => {
    const number = fc
      .double({ min: -1e12, max: 1e12, noNaN: true })
      .map((value) => Number(value.toFixed(4)) + 0)
    fc.assert(
      fc.property(number, (value) => {
        expect(readNumber(writeNumber(value, lang), lang)).toBe(value)
      }),
    )
  })

  it.each([
    ['1,234.5', 'en', 1234.5],
    ['2,5', 'en', 2.5],
    ['1,234', 'en', 1234],
    ['1,00,000', 'hi', 100_000],
    ['2.5', 'et', 2.5],
    ['1 234,5', 'et', 1234.5],
    ['1.234', 'de', 1234],
    ['1.5', 'de', 1.5],
    ['1’234.5', 'de-CH', 1234.5],
    ['−7', 'en', -7],
    ['٣٫٥', 'ar-EG', 3.5],
    ['۱۲', 'fa', 12],
    ['১২,৩৪৫.৫', 'bn', 12_345.5],
    ['.5', 'en', 0.5],
    [' ', 'en', null],
    ['twelve', 'en', undefined],
    ['1.2.3', 'en', undefined],
    ['-', 'en', undefined],
  ])('“%s” in %s is %s', (text, lang, value) => {
    expect(readNumber(text, lang)).toBe(value)
  })
})

it('supports the digits of other scripts', () => {
  expect(latinDigits('٠١٢٩ ۴۵۶ 789')).toBe('0129 456 789')
})
