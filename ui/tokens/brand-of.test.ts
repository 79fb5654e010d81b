import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandOf } from './brand-of.ts'
import { toHex, toLch } from './color.ts'
import { brandCss } from './css.ts'
import { missedPairs } from './missed-pairs.ts'
import { hexOf, paintOf } from './resolve.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('a colour that somebody picked', () => {
  it('is the same after it was taken apart', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(toLch(color))).toBe(color)
      }),
    )
  })

  it('never makes a house in which words cannot be read', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(missedPairs(brandOf(color))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('is the brand of this house if it is electric cyan', () => {
    expect(brandOf('#04c3da')).toEqual({ hue: 210, strength: 1 })
  })

  it('keeps its hue, and loses loudness where it would be unreadable', () => {
    expect(brandOf('#ffee00').hue).toBe(Math.round(toLch('#ffee00')[2]))
    expect(brandOf('#e6007e').strength).toBeGreaterThan(1)
    expect(brandOf('#ff006a').strength).toBeLessThan(1.8)
  })

  it.each(['#000000', '#ffffff', '#777777'])('may be %s: then the house is grey', (grey) => {
    const house = brandOf(grey)
    expect(house.strength).toBe(0)
    const [red, green, blue] = hexOf('electric-cyan-500', house).slice(1).match(/../g) ?? []
    expect([green, blue]).toEqual([red, red])
  })
})

describe('the sheet of a brand', () => {
  const css = brandCss(brandOf('#e6007e'))

  it('sets the scales and what they serve, and leaves alone what means something', () => {
    expect(css).toContain(`--electric-cyan-700:${hexOf('electric-cyan-700', brandOf('#e6007e'))}`)
    for (const set of ['--link:', '--focus:', '--primary:', '--page:', '--text:']) expect(css).toContain(set)
    for (const kept of ['--red-500:', '--amber-text:', '--space-4:', '--violet:'])
      expect(css).not.toContain(kept)
  })

  it('says all of a purpose that turns, so that more contrast is not lost to it', () => {
    expect(css).toMatch(/prefers-contrast:\s*more/)
    expect(css.slice(css.indexOf('prefers-contrast'))).toContain('--hairline:var(--neutral-500)')
  })

  it('is small enough to go with every page', () => {
    expect(css.length).toBeLessThan(7_000)
  })

  it('has the ink of the dark theme', () => {
    expect(css).toContain(`--page:${hexOf(paintOf('page', 'dark'), brandOf('#e6007e'))}`)
  })
})
