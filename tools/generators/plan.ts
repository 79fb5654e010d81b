/** The plan of a generator: what it writes, and the name that it uses. */

export interface Plan {
  /** New files and their text. */
  readonly files: Readonly<Record<string, string>>
  /** Existing files and how their text changes. */
  readonly changes?: Readonly<Record<string, (text: string) => string>>
  /** New CSS classes, which must not exist yet. */
  readonly classes?: readonly string[]
  /** What the user still has to do. */
  readonly remaining: readonly string[]
}

/** A name in all the spellings that code needs. */
export interface Name {
  /** `photo-essay` */
  readonly kebab: string
  /** `photoEssay` */
  readonly camel: string
  /** `PhotoEssay` */
  readonly pascal: string
  /** `Photo essay` */
  readonly text: string
}

/** An error of a generator, with a sentence for its user. */
export class NewProblem extends Error {
  override readonly name = 'NewProblem'
}
