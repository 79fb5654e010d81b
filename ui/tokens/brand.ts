export interface Brand {
  /** Degrees in OKLCH. */
  readonly hue: number
  /** How colourful it is: 1 is as much as electric cyan, 0 is grey. */
  readonly strength: number
}

/**
 * The one place to give the house another colour. Primary, links, focus, charts, code, greys and the ink of the dark
 * theme are all turned from it; a test looks that the contrasts hold for hues all round the circle.
 */
export const brand: Brand = { hue: 210, strength: 1 }
