/** Style speaks in tokens and in logical directions, so that themes, scripts and densities change in one place. */

import type { Declaration, Node } from 'postcss'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { important } from './exceptions.ts'
import { filesLike, read } from './source-files.ts'

/** The tokens' own sheet is where raw values live. */
const stylesheets = filesLike('{ui,site,admin,.storybook}/**/*.css').filter(
  (path) => !path.startsWith('ui/tokens/'),
)

const rawColour =
  /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|blue|green|gr[ae]y)\b/i
const physicalProperty =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.*)?|left|right|border-(top|bottom)-(left|right)-radius)$/
const physicalValue = /^(text-align|float|clear|caption-side|resize):(left|right)$/
const fourSides = /^(margin|padding|inset|border-width|border-style|border-color|border-radius)$/

/** `margin: 1px 2px 3px 4px` names its left and right: fine only where both are the same. */
function hasSides({ prop, value }: Declaration): boolean {
  const parts = postcss.list.space(value)
  return fourSides.test(prop) && parts.length === 4 && parts[1] !== parts[3]
}

function complaints(complain: (declaration: Declaration, path: string) => boolean): string[] {
  return stylesheets.flatMap((path) => {
    const found: string[] = []
    postcss.parse(read(path), { from: path }).walkDecls((declaration) => {
      const place = `${path}:${declaration.source?.start?.line}`
      if (complain(declaration, path)) found.push(`${place} ${declaration.prop}: ${declaration.value}`)
    })
    return found
  })
}

const withoutAddresses = (value: string) =>
  value.replaceAll(/url\([^)]*\)/g, '').replaceAll(/var\(--[^,)]*/g, '')

/** There the reader's own colours rule, and their names are words such as CanvasText. */
function inForcedColours(node: Node | undefined): boolean {
  if (node === undefined) return false
  return ('params' in node && String(node.params).includes('forced-colors')) || inForcedColours(node.parent)
}

const isExcepted = (path: string) => important.some((exception) => exception.path === path)

describe('style sheets', () => {
  it('take colours from tokens', () => {
    const raw = complaints(
      (declaration) => rawColour.test(withoutAddresses(declaration.value)) && !inForcedColours(declaration),
    )
    expect(raw, 'Use a token: var(--…). A new colour is a line in ui/tokens.').toEqual([])
  })

  it('do without !important', () => {
    const found = complaints(({ important: isLoud }, path) => isLoud === true && !isExcepted(path))
    expect(found, 'Layers decide who wins: put the rule into `@layer overrides`.').toEqual([])
  })

  it('know start and end, not left and right', () => {
    const found = complaints(
      (declaration) =>
        physicalProperty.test(declaration.prop) ||
        physicalValue.test(`${declaration.prop}:${declaration.value}`) ||
        hasSides(declaration),
    )
    expect(found, 'Use inline-start and inline-end: Arabic readers exist.').toEqual([])
  })

  it('have their layers in the order of ui/styles/layers.css in both pages of the admin', () => {
    const [order = ''] = /@layer .+;/.exec(read('ui/styles/layers.css')) ?? []
    for (const page of ['admin/index.html', 'admin/sign-in.html'])
      expect(read(page)).toContain(`<style>${order}</style>`)
  })

  it('take the order of what lies above what from tokens', () => {
    const found = complaints(({ prop, value }) => prop === 'z-index' && !/^(var\(|auto|0|-1|1)/.test(value))
    expect(found, 'Use var(--z-…), so that the order can be read in one place.').toEqual([])
  })
})
