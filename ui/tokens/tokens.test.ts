import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokensStylesheet } from '../../tools/generators/write-tokens.ts'
import { contrast } from './color.ts'
import { fluid, tokensCss } from './css.ts'
import { missedPairs, pairs } from './pairs.ts'
import { hexOf, resolveColor } from './resolve.ts'
import type { ColorToken } from './themes.ts'
import { charts, themes } from './themes.ts'

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0b728f', '#0b728f')).toBeCloseTo(1)
  })

  it('matches the published ratio of a grey', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

/** The colours of the product, whatever brand this repository has. */
const cyan = { hue: 210, strength: 1 }

describe('scales', () => {
  it('convert to the sRGB colours of the chosen palette', () => {
    expect(hexOf('electric-cyan-500', cyan)).toBe('#04c3da')
    expect(hexOf('violet-500')).toBe('#8748fd')
    expect(hexOf('neutral-950', cyan)).toBe('#030e18')
  })
})

describe.each(themes)('%s theme', (theme) => {
  it.each(pairs)(`keeps $ratio:1 for $over on $under`, ({ over, under, ratio }) => {
    for (const level of ['normal', 'more'] as const) {
      const colors = [resolveColor(over, theme, level), resolveColor(under, theme, level)].map((colorToken) =>
        hexOf(colorToken),
      )
      expect(contrast(colors[0] ?? '', colors[1] ?? '')).toBeGreaterThanOrEqual(ratio)
    }
  })
})

describe.each([20, 90, 150, 250, 300, 340])('brand with the hue %s', (hue) => {
  const siteBrand = { hue, strength: 1 }

  it('keeps every contrast in both themes', () => {
    expect(missedPairs(siteBrand)).toEqual([])
  })

  it('changes primary, links, focus ring, charts and code, but not the neutrals', () => {
    const followers = [
      'primary',
      'link',
      'focus',
      charts['chart-1'],
      'code-token-constant',
      'code-line',
    ] as const
    for (const purpose of [...followers, 'tint-primary'] as const) {
      expect(hexOf(resolveColor(purpose, 'dark'), siteBrand), purpose).not.toBe(
        hexOf(resolveColor(purpose, 'dark'), cyan),
      )
    }
    for (const purpose of ['page', 'surface', 'text', 'hairline'] as const) {
      expect(hexOf(resolveColor(purpose, 'dark'), siteBrand), purpose).toBe(
        hexOf(resolveColor(purpose, 'dark'), cyan),
      )
    }
    const steps = [400, 500, 600, 700].map((step) => hexOf(`electric-cyan-${step}` as ColorToken, cyan))
    for (const hex of steps) expect(tokensCss(siteBrand)).not.toContain(hex)
  })
})

describe('build', () => {
  it('fails with the names of the pairs that miss their contrast', () => {
    const [pair] = pairs
    if (pair === undefined) throw new Error('no pair is declared')
    Object.assign(pair, { ratio: 22 }) // More than black on white.
    const missed = missedPairs()
    Object.assign(pair, { ratio: 4.5 })
    expect(missed).toHaveLength(themes.length * 2)
    expect(missed[0]).toMatch(
      new RegExp(`^${pair.over} on ${pair.under}, light, normal contrast: [\\d.]+ instead of 22$`),
    )
  })
})

describe('tokens.css', () => {
  it('matches the data (run `node tools/generators/tokens.ts`)', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensStylesheet())
  })

  it('scales sizes with the screen and with the font size of the reader', () => {
    expect(fluid([16, 16])).toBe('1rem')
    expect(fluid([34, 46])).toBe('clamp(2.125rem, 1.8315rem + 1.3043vw, 2.875rem)')
  })
})
