/** Tokens for type, space, corners, lines, shadows, motion and layers: everything except colours. */

/** Pixels. Custom properties cannot be used in media queries, so stylesheets repeat these numbers in rem. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** Sizes in pixels on a narrow (360) and on a wide (1280) screen. Between them they grow evenly. */
export const typeSizes = {
  xs: [12, 12],
  sm: [14, 14],
  md: [16, 16],
  lg: [18, 20],
  xl: [20, 23],
  '2xl': [25, 30],
  '3xl': [34, 46],
  '4xl': [42, 72],
} as const satisfies Record<string, readonly [number, number]>

export const fluidRange = [360, 1280] as const

export const fonts = {
  'font-display':
    "'Literata Display', 'Literata Display by Georgia', 'Literata Display by Noto', 'Literata Display by DejaVu', Georgia, 'Times New Roman', serif",
  'font-display-greek':
    "'Literata Display Greek', 'Literata Display by Georgia', 'Literata Display by Noto', 'Literata Display by DejaVu', Georgia, 'Times New Roman', serif",
  'font-serif':
    "'Literata', 'Literata by Georgia', 'Literata by Noto', 'Literata by DejaVu', Georgia, 'Times New Roman', serif",
  'font-serif-greek':
    "'Literata Greek', 'Literata by Georgia', 'Literata by Noto', 'Literata by DejaVu', Georgia, 'Times New Roman', serif",
  'font-sans':
    "'Commissioner Names', 'Commissioner', 'Commissioner by Arial', 'Commissioner by Roboto', 'Commissioner by DejaVu', Arial, Helvetica, sans-serif",
  'font-sans-greek':
    "'Commissioner Greek', 'Commissioner by Arial', 'Commissioner by Roboto', 'Commissioner by DejaVu', Arial, Helvetica, sans-serif",
  'font-mono':
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
} as const

export const weights = { normal: 400, medium: 500, display: 560, strong: 600 } as const

export const leading = {
  'leading-tight': 1.1,
  'leading-snug': 1.3,
  'leading-text': 1.6,
  'leading-long': 1.7,
} as const

export const tracking = {
  'tracking-display': '-0.03em',
  'tracking-title': '-0.02em',
  'tracking-heading': '-0.012em',
  /** Added to the space of Commissioner, which is 0.19em: on some screens that is 2 pixels in small text. */
  'word-space': '0.06em',
} as const

/** Rem, on a grid of four pixels. From 5 on, they separate blocks and sections, and a site can change them. */
export const space = {
  0: 0.125,
  1: 0.25,
  2: 0.5,
  3: 0.75,
  4: 1,
  5: 1.5,
  6: 2,
  7: 3,
  8: 4,
  9: 6,
  10: 8,
} as const

/** Spacing between blocks and sections that a site can choose instead. */
export const spacingStyles = {
  compact: { 5: 1, 6: 1.5, 7: 2, 8: 2.75, 9: 4 },
  spacious: { 5: 1.75, 6: 2.5, 7: 4, 8: 5.5, 9: 8 },
} as const

export type SpacingStyle = keyof typeof spacingStyles

export const corners = {
  'corner-1': '4px',
  'corner-2': '6px',
  'corner-3': '8px',
  'corner-full': '999px',
} as const

/** Corners that a site can choose instead. Fully round parts stay as they are. */
export const cornerStyles = {
  square: { 'corner-1': '0', 'corner-2': '0', 'corner-3': '0' },
  round: { 'corner-1': '8px', 'corner-2': '12px', 'corner-3': '16px' },
} as const

export type CornerStyle = keyof typeof cornerStyles

export const lines = { 'line-1': '1px', 'line-2': '2px', 'line-3': '3px' } as const

export const measures = {
  'measure-text': '66ch',
  'measure-page': '77.5rem',
  'measure-dialog': '34rem',
} as const

/** WCAG 2.5.8 requires 24 px. A thumb needs 44. */
export const targets = { 'target-min': '24px', 'target-touch': '44px' } as const

export const times = {
  'time-1': '120ms',
  'time-2': '160ms',
  'time-3': '200ms',
  'time-develop': '400ms',
} as const

export const easings = {
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'ease-in-out': 'cubic-bezier(0.5, 0, 0.2, 1)',
} as const

/** Only floating elements have a shadow. In the dark theme it has to be stronger to be visible. */
export const shadows = {
  'shadow-1': ['0 1px 2px #081b2b14, 0 4px 12px #081b2b14', '0 1px 2px #00000052, 0 4px 12px #00000052'],
  'shadow-2': ['0 2px 6px #081b2b14, 0 16px 40px #081b2b29', '0 2px 6px #00000066, 0 16px 40px #0000008f'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The backdrop between a dialog and the page: its colour and opacity. */
export const veils = {
  'veil-ink': ['#081b2b', '#01080f'],
  'veil-depth': ['40%', '70%'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export const layers = { 'z-sticky': 10, 'z-popover': 20, 'z-tooltip': 30, 'z-toast': 40 } as const

/** The order of the cascade layers. */
export const cascade = ['tokens', 'base', 'components', 'pages', 'overrides'] as const
