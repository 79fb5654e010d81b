/**
 * The one place to give the house another colour. Primary, links, focus, charts, code, greys and the ink of the dark
 * theme are all turned from this hue; a test looks that the contrasts hold for hues all round the circle.
 */
export const brand = {
  /** Degrees in OKLCH: 210 is the electric cyan of step 500. */
  hue: 210,
} as const
