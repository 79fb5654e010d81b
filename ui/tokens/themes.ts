/**
 * Maps each purpose to colours. A component names a purpose, and only this file knows which step it uses in
 * which theme.
 */
import type { Hex } from './color.ts'
import type { Hue, Lch, Step } from './scales.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A colour whose hue is relative to the brand, so that it rotates with it. */
interface Turned {
  readonly lightness: number
  readonly chroma: number
  /** Degrees. */
  readonly rotation: number
}

/** A grey outside the scales. A chosen colour tints it. */
interface Grey {
  readonly grey: Lch
}

/** A step of a scale, white, transparent, an exact sRGB colour, or a colour outside the scales. */
export type ColorToken = `${Hue}-${Step}` | 'white' | 'transparent' | Hex | Lch | Turned | Grey

/** The dark theme: darker and bluer than the neutral scale, so that the page looks like ink, not grey. */
const ink = {
  page: { grey: [0.198, 0.043, 246] },
  surface: { grey: [0.238, 0.045, 245] },
  code: { grey: [0.224, 0.045, 245] },
  raised: { grey: [0.276, 0.046, 244] },
  hairline: { grey: [0.33, 0.044, 243] },
  border: { grey: [0.43, 0.042, 240] },
  edge: { grey: [0.58, 0.036, 238] },
} as const satisfies Record<string, Grey>

type Pair = readonly [light: ColorToken, dark: ColorToken]

export const purposes = {
  page: ['white', ink.page],
  surface: ['neutral-50', ink.surface],
  raised: ['white', ink.raised],
  text: ['neutral-900', 'neutral-100'],
  muted: ['neutral-600', 'neutral-400'],
  placeholder: ['neutral-500', 'neutral-400'],
  hairline: ['neutral-200', ink.hairline],
  border: ['neutral-300', ink.border],
  edge: ['neutral-500', ink.edge],
  hover: ['neutral-100', ink.raised],

  link: ['electric-cyan-700', 'electric-cyan-400'],
  'link-hover': ['electric-cyan-800', 'electric-cyan-300'],
  focus: ['electric-cyan-700', 'electric-cyan-300'],
  accent: ['electric-cyan-500', 'electric-cyan-400'],
  selection: ['electric-cyan-200', 'electric-cyan-800'],

  primary: ['electric-cyan-500', 'electric-cyan-400'],
  'primary-hover': ['electric-cyan-400', 'electric-cyan-300'],
  'primary-pressed': ['electric-cyan-600', 'electric-cyan-500'],
  'primary-edge': ['electric-cyan-600', 'electric-cyan-400'],
  /** The border of a filled button: drawn only if the chosen colour has little contrast to the page. */
  'primary-outline': ['transparent', 'transparent'],
  'on-primary': ['electric-cyan-950', 'electric-cyan-950'],
  'primary-text': ['electric-cyan-700', 'electric-cyan-400'],
  'primary-soft': ['electric-cyan-100', 'electric-cyan-900'],
  'primary-soft-hover': ['electric-cyan-200', 'electric-cyan-800'],
  'on-primary-soft': ['electric-cyan-800', 'electric-cyan-200'],

  neutral: ['neutral-800', 'neutral-200'],
  'neutral-hover': ['neutral-700', 'white'],
  'neutral-pressed': ['neutral-950', 'neutral-300'],
  'neutral-edge': ['neutral-500', ink.edge],
  'on-neutral': ['white', 'neutral-950'],
  'neutral-text': ['neutral-900', 'neutral-100'],
  'neutral-soft': ['neutral-100', ink.raised],
  'neutral-soft-hover': ['neutral-200', ink.hairline],
  'on-neutral-soft': ['neutral-800', 'neutral-200'],

  violet: ['violet-500', 'violet-400'],
  'violet-hover': ['violet-600', 'violet-300'],
  'violet-pressed': ['violet-700', 'violet-400'],
  'violet-edge': ['violet-500', 'violet-400'],
  'on-violet': ['white', 'violet-950'],
  'violet-text': ['violet-600', 'violet-400'],
  'violet-soft': ['violet-100', 'violet-900'],
  'violet-soft-hover': ['violet-200', 'violet-800'],
  'on-violet-soft': ['violet-700', 'violet-200'],

  red: ['red-500', 'red-400'],
  'red-hover': ['red-600', 'red-300'],
  'red-pressed': ['red-700', 'red-400'],
  'red-edge': ['red-500', 'red-400'],
  'on-red': ['white', 'red-950'],
  'red-text': ['red-600', 'red-400'],
  'red-soft': ['red-100', 'red-900'],
  'red-soft-hover': ['red-200', 'red-800'],
  'on-red-soft': ['red-700', 'red-200'],

  'green-text': ['green-700', 'green-400'],
  'green-edge': ['green-600', 'green-400'],
  'green-soft': ['green-100', 'green-900'],
  'on-green-soft': ['green-800', 'green-200'],

  'amber-text': ['amber-700', 'amber-400'],
  'amber-edge': ['amber-600', 'amber-400'],
  'amber-soft': ['amber-100', 'amber-900'],
  'on-amber-soft': ['amber-800', 'amber-200'],

  'tint-primary': ['electric-cyan-50', { lightness: 0.26, chroma: 0.055, rotation: 26 }],
  'tint-violet': ['violet-50', [0.26, 0.08, 287]],
  'tint-red': ['red-50', [0.255, 0.06, 18]],
  'tint-green': ['green-50', [0.26, 0.05, 165]],
  'tint-amber': ['amber-50', [0.27, 0.036, 72]],
  'tint-neutral': ['neutral-50', ink.surface],

  'code-background': ['neutral-50', ink.code],
  'code-foreground': ['neutral-900', 'neutral-100'],
  'code-token-comment': ['neutral-600', 'neutral-400'],
  'code-token-keyword': ['violet-600', 'violet-300'],
  'code-token-string': ['green-700', 'green-400'],
  'code-token-constant': ['electric-cyan-700', 'electric-cyan-300'],
  'code-token-function': ['electric-cyan-800', 'electric-cyan-400'],
  'code-token-punctuation': ['neutral-600', 'neutral-400'],
  'code-token-link': ['electric-cyan-700', 'electric-cyan-400'],
  'code-line': ['electric-cyan-100', { lightness: 0.3, chroma: 0.062, rotation: 28 }],
} as const satisfies Record<string, Pair>

export type Purpose = keyof typeof purposes

/** The backgrounds of text, edges and icons: the page, panels and floating elements. */
export const grounds = ['page', 'surface', 'raised'] as const satisfies Purpose[]

/** The colours of a chart, in the order of use. Neighbours also differ in lightness. */
export const charts = {
  'chart-1': 'primary-edge',
  'chart-2': 'violet-edge',
  'chart-3': 'amber-edge',
  'chart-4': 'green-edge',
  'chart-5': 'red-edge',
  'chart-6': 'neutral-edge',
} as const satisfies Record<string, Purpose>

/** What changes for readers who prefer more contrast. */
export const moreContrast: Readonly<Partial<Record<Purpose, Pair>>> = {
  link: ['electric-cyan-800', 'electric-cyan-200'],
  'link-hover': ['electric-cyan-900', 'electric-cyan-100'],
  'primary-text': ['electric-cyan-800', 'electric-cyan-200'],
  muted: ['neutral-700', 'neutral-300'],
  placeholder: ['neutral-700', 'neutral-300'],
  hairline: ['neutral-500', 'neutral-400'],
  border: ['neutral-600', 'neutral-300'],
  edge: ['neutral-600', 'neutral-300'],
}
