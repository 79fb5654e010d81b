import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readColor } from './color-field.tsx'

describe('colour', () => {
  it.each([
    ['#0bddf2', '#0bddf2'],
    ['0BDDF2', '#0bddf2'],
    [' #0bf ', '#00bbff'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(100%, 0, 40deg)', '#ffffff'],
    ['sky', undefined],
    ['oklch(1.2.3 0 0)', undefined],
    ['', undefined],
  ])('“%s” is %s', (text, hex) => {
    expect(readColor(text)).toBe(hex)
  })

  it('is six digits for any notation, and does not change again', () => {
    const lightness = fc.integer({ min: 0, max: 100 })
    const chroma = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(lightness, chroma, fc.integer({ min: 0, max: 360 }), (light, colourful, hue) => {
        const hex = readColor(`oklch(${light}% ${colourful / 100} ${hue})`)
        expect(hex).toMatch(/^#[0-9a-f]{6}$/)
        expect(readColor(hex ?? '')).toBe(hex)
      }),
    )
  })
})
