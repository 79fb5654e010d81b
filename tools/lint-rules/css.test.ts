/**
 * CSS rules: design tokens and logical directions, so that themes, scripts and densities change in one place.
 */

import type { Declaration, Node } from 'postcss'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { important } from './exceptions.ts'
import { filesLike, read } from './source-files.ts'

/** The stylesheet of the tokens is the only one with raw values. */
const stylesheets = filesLike('{ui,site,admin,.storybook}/**/*.css').filter(
  (path) => !path.startsWith('ui/tokens/'),
)

const rawColour =
  /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|blue|green|gr[ae]y)\b/i
const physicalProperty =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.*)?|left|right|border-(top|bottom)-(left|right)-radius)$/
const physicalValue = /^(text-align|float|clear|caption-side|resize):(left|right)$/
const fourSides = /^(margin|padding|inset|border-width|border-style|border-color|border-radius)$/

/** `margin: 1px 2px 3px 4px` sets left and right, which is allowed only if both are equal. */
function hasSides({ prop, value }: Declaration): boolean {
  const parts = postcss.list.space(value)
  return fourSides.test(prop) && parts.length === 4 && parts[1] !== parts[3]
}

function violations(isViolation: (declaration: Declaration, path: string) => boolean): string[] {
  return stylesheets.flatMap((path) => {
    const found: string[] = []
    postcss.parse(read(path), { from: path }).walkDecls((declaration) => {
      const place = `${path}:${declaration.source?.start?.line}`
      if (isViolation(declaration, path)) found.push(`${place} ${declaration.prop}: ${declaration.value}`)
    })
    return found
  })
}

const withoutAddresses = (value: string) =>
  value.replaceAll(/url\([^)]*\)/g, '').replaceAll(/var\(--[^,)]*/g, '')

/** In forced colours the user's colours apply. Their names are keywords such as CanvasText. */
function inForcedColours(node: Node | undefined): boolean {
  if (node === undefined) return false
  return ('params' in node && String(node.params).includes('forced-colors')) || inForcedColours(node.parent)
}

const isExcepted = (path: string) => important.some((exception) => exception.path === path)

describe('Stylesheets', () => {
  it('take colours from tokens', () => {
    const raw = violations(
      (declaration) => rawColour.test(withoutAddresses(declaration.value)) && !inForcedColours(declaration),
    )
    expect(raw, 'Use a token: var(--…). Add new colours to ui/tokens.').toEqual([])
  })

  it('do not use !important', () => {
    const found = violations(({ important: isLoud }, path) => isLoud === true && !isExcepted(path))
    expect(found, 'Move the rule into `@layer overrides`, which wins over all other layers.').toEqual([])
  })

  it('use logical directions, not left and right', () => {
    const found = violations(
      (declaration) =>
        physicalProperty.test(declaration.prop) ||
        physicalValue.test(`${declaration.prop}:${declaration.value}`) ||
        hasSides(declaration),
    )
    expect(found, 'Use inline-start and inline-end, which also work from right to left.').toEqual([])
  })

  it('have the layer order of ui/styles/layers.css in both pages of the admin', () => {
    const [order = ''] = /@layer .+;/.exec(read('ui/styles/layers.css')) ?? []
    for (const page of ['admin/index.html', 'admin/sign-in.html'])
      expect(read(page)).toContain(`<style>${order}</style>`)
  })

  it('use custom properties that exist', () => {
    const code = filesLike('{ui,site,admin,.storybook}/**/*.{ts,tsx}').map(read).join('\n')
    const declared = new Set(code.match(/--[a-z][\w-]*/g))
    const prefixes = [...code.matchAll(/setProperty\(`(--[\w-]+)\$/g)].map(([, prefix = '']) => prefix)
    for (const path of filesLike('{ui,site,admin,.storybook}/**/*.css'))
      postcss.parse(read(path)).walkDecls(/^--/, ({ prop }) => void declared.add(prop))
    const exists = (name: string) =>
      declared.has(name) || name.startsWith('--radix-') || prefixes.some((prefix) => name.startsWith(prefix))
    const found = violations(({ value }) =>
      [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => !exists(name)),
    )
    expect(found, 'Correct the name. An unknown one is ignored without a warning.').toEqual([])
  })

  it('take z-index values from tokens', () => {
    const found = violations(({ prop, value }) => prop === 'z-index' && !/^(var\(|auto|0|-1|1)/.test(value))
    expect(found, 'Use var(--z-…), so that one file defines the order.').toEqual([])
  })
})
