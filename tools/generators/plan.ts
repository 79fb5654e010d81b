/** What a generator writes, and the name that it is given. */

export interface Plan {
  /** New files with their text. */
  readonly files: Readonly<Record<string, string>>
  /** Existing files, and how their text changes. */
  readonly changes?: Readonly<Record<string, (text: string) => string>>
  /** New CSS classes, which must not exist yet. */
  readonly classes?: readonly string[]
  /** What a person has to do then. */
  readonly remaining: readonly string[]
}

/** A name in the spellings that code needs. */
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
