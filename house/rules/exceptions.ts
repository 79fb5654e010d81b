/** Where a rule of the house does not hold, and why. An entry that is no longer needed fails the rule that it is for. */
interface Exception {
  readonly path: string
  readonly because: string
}

/** Files that may have more than 300 lines. */
export const longFiles: readonly Exception[] = []

/** Functions that may have more than 60 lines, as `path#name`. */
export const longFunctions: readonly Exception[] = []

/** Style sheets that may say `!important`. */
export const important: readonly Exception[] = []

/** Regular expressions that may read a text more than once, each as the rule names it. */
export const slowPatterns: readonly Exception[] = []
