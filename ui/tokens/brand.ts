import type { Hex } from './color.ts'

export interface Brand {
  /** Degrees in OKLCH. */
  readonly hue: number
  /** How colourful it is: 1 is as much as electric cyan, 0 is grey. */
  readonly strength: number
  /** The exact colour of filled buttons in both themes. Without it they take a step of the scale. */
  readonly color?: Hex
}

/**
 * The one place to give the product another colour. Primary, links, focus, charts and code follow it; greys and the ink
 * of the dark theme do not. A test checks the contrasts for hues all round the circle.
 */
export const brand: Brand = { hue: 210, strength: 1 }
