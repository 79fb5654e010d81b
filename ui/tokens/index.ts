/** The tokens as typed data, for what cannot read CSS: the Storybook pages, tests, pictures made on the server. */
export { brand } from './brand.ts'
export { contrast, toHex } from './color.ts'
export { tokensCss } from './css.ts'
export * from './dimensions.ts'
export { type ColorPair, pairs } from './pairs.ts'
export { contrastTokens, hexOf, paintOf } from './resolve.ts'
export { type Hue, hues, type Lch, type Step, scales, steps } from './scales.ts'
export { charts, type Purpose, purposes, type Theme, themes } from './themes.ts'
