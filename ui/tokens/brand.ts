import type { Hex } from './color.ts'

export interface Brand {
  /** Degrees in OKLCH. */
  readonly hue: number
  /** Strength of the colour: 1 equals electric cyan, 0 is grey. */
  readonly strength: number
  /** The exact colour of filled buttons in both themes. Without it they use a step of the scale. */
  readonly color?: Hex
}

/**
 * Change this to give the product another colour. Primary, links, focus, charts and code follow it. Greys and
 * the ink of the dark theme follow only an exact `color`. A test checks the contrasts for hues all around the colour circle.
 */
export const brand: Brand = { hue: 210, strength: 1 }
