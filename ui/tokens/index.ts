/**
 * The tokens as typed data, for code that cannot read CSS: Storybook pages, tests, images made on the server.
 */
export { type Brand, brand } from './brand.ts'
export { brandOf } from './brand-of.ts'
export { contrast, type Hex, toHex } from './color.ts'
export { brandCss, cornerProperties, propertiesCss, spacingProperties, tokensCss } from './css.ts'
export * from './dimensions.ts'
export { type ColorPair, pairs } from './pairs.ts'
export { contrastTokens, hexOf, resolveColor } from './resolve.ts'
export { type Hue, hues, type Lch, type Step, scales, steps } from './scales.ts'
export { charts, type Purpose, purposes, type Theme, themes } from './themes.ts'
