import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { brandOf } from './brand-of.ts'
import { contrast, toHex, toLch } from './color.ts'
import { brandCss } from './css.ts'
import { missedPairs } from './pairs.ts'
import { hexOf, resolveColor } from './resolve.ts'
import type { Purpose, Theme } from './themes.ts'
import { themes } from './themes.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
/** Degrees around the colour circle. */
const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

describe('picked colour', () => {
  it('survives the conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(toLch(color))).toBe(color)
      }),
    )
  })

  it('keeps every contrast for any colour', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(missedPairs(brandOf(color))).toEqual([])
      }),
      // Greys, and colours where button text changes from white to near-black.
      { numRuns: 100, examples: ['#000000', '#ffffff', '#767676', '#777777', '#ff0000'].map((one) => [one]) },
    )
  })

  it('fills buttons in both themes exactly, with white or near-black text', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...themes), (color, theme) => {
        const siteBrand = brandOf(color)
        const hexIn = (purpose: Purpose) =>
          hexOf(resolveColor(purpose, theme, 'normal', siteBrand), siteBrand)
        expect(hexIn('primary')).toBe(color)
        expect(['#ffffff', '#050608']).toContain(hexIn('on-primary'))
        expect(contrast(color, hexIn('on-primary'))).toBeGreaterThanOrEqual(4.5)
        expect(new Set([color, hexIn('primary-hover'), hexIn('primary-pressed')]).size).toBe(3)
      }),
      { numRuns: 60, examples: ['#000000', '#ffffff'].map((one) => [one, 'light']) },
    )
  })

  it('stays readable: white on wine, near-black on yellow', () => {
    const textOn = (color: string) => {
      const siteBrand = brandOf(color)
      return hexOf(resolveColor('on-primary', 'light', 'normal', siteBrand), siteBrand)
    }
    expect(['#8a1c4a', '#2f6fde', '#000000'].map(textOn)).toEqual(['#ffffff', '#ffffff', '#ffffff'])
    expect(['#ffee00', '#f5c2d7', '#ffffff'].map(textOn)).toEqual(['#050608', '#050608', '#050608'])
  })

  it('draws a border around buttons that hardly stand out from the page', () => {
    const outline = (color: string, theme: Theme) => {
      const siteBrand = brandOf(color)
      return hexOf(resolveColor('primary-outline', theme, 'normal', siteBrand), siteBrand)
    }
    const edge = (theme: Theme) => hexOf(resolveColor('edge', theme), brandOf('#ffffff'))
    expect(outline('#ffffff', 'light')).toBe(edge('light'))
    expect(outline('#000000', 'dark')).toBe(edge('dark'))
    expect(outline('#8a1c4a', 'light')).toBe('#00000000')
  })

  it('tints the greys with its hue, and keeps their lightness', () => {
    const siteBrand = brandOf('#8a1c4a')
    for (const theme of themes) {
      for (const purpose of ['text', 'muted', 'hairline', 'edge'] as const) {
        const [own, tinted] = [brand, siteBrand].map((one) =>
          toLch(hexOf(resolveColor(purpose, theme, 'normal', one), one)),
        )
        expect(hueDistance(tinted?.[2] ?? 0, siteBrand.hue), `${purpose}, ${theme}`).toBeLessThan(20)
        expect(tinted?.[0]).toBeCloseTo(own?.[0] ?? 0, 1)
        expect(tinted?.[1]).toBeLessThan(own?.[1] ?? 0)
      }
    }
    expect(hexOf(resolveColor('page', 'light', 'normal', siteBrand), siteBrand)).toBe('#ffffff')
  })

  it('gives the scale of the product for electric cyan', () => {
    expect(brandOf('#04c3da')).toEqual({ hue: 210, strength: 1, color: '#04c3da' })
  })

  it('keeps its hue in links, so that wine does not turn brown', () => {
    const siteBrand = brandOf('#8a1c4a')
    const [, , own] = toLch('#8a1c4a')
    for (const theme of themes) {
      const [, , hue] = toLch(hexOf(resolveColor('link', theme, 'normal', siteBrand), siteBrand))
      expect(hueDistance(hue, own)).toBeLessThan(2)
    }
  })

  it('sets hue and chroma of the scale, up to a limit', () => {
    expect(brandOf('#ffee00').hue).toBe(Math.round(toLch('#ffee00')[2]))
    expect(brandOf('#e6007e').strength).toBeGreaterThan(1)
    expect(brandOf('#ff00ff').strength).toBe(1.8)
  })

  it.each(['#000000', '#ffffff', '#777777'])('makes a grey scale for %s', (grey) => {
    const siteBrand = brandOf(grey)
    expect(siteBrand.strength).toBe(0)
    const [red, green, blue] = hexOf('electric-cyan-500', siteBrand).slice(1).match(/../g) ?? []
    expect([green, blue]).toEqual([red, red])
  })
})

describe('brand stylesheet', () => {
  const css = brandCss(brandOf('#e6007e'))

  it('sets the scales and their purposes, and does not change colours with a meaning', () => {
    expect(css).toContain(`--electric-cyan-700:${hexOf('electric-cyan-700', brandOf('#e6007e'))}`)
    for (const set of ['--link:', '--focus:', '--primary:#e6007e', '--page:', '--text:'])
      expect(css).toContain(set)
    for (const token of ['--red-500:', '--amber-text:', '--space-4:', '--violet:', '--neutral-500:'])
      expect(css).not.toContain(token)
  })

  it('sets every value of a purpose that changes, so that it keeps higher contrast', () => {
    expect(css).toMatch(/prefers-contrast:\s*more/)
    expect(css.slice(css.indexOf('prefers-contrast'))).toContain('--link:var(--electric-cyan-800)')
  })

  it('is small enough to be sent with every page', () => {
    expect(css.length).toBeLessThan(7_000)
  })

  it('keeps the exact colour on wide-gamut screens, and names no step that a build removes', () => {
    expect(brandCss(brandOf('#04c3db'))).toMatch(/--primary:#04c3db.*--primary:#04c3db/)
    for (const color of ['#ffffff', '#000000', '#e6007e'])
      expect(brandCss(brandOf(color))).not.toContain('var(--neutral')
  })
})
