import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface MdxField extends Field<string, 'mdx'> {
  /** Kept block by block: two editors may change different blocks of one text at the same time. */
  readonly merges: 'blocks'
}

/** The most that one text may hold: more than any book, and little enough to parse within a second. */
export const mdxCharacters = 1_000_000

/** Text with components, as MDX. What it may contain is checked against the vocabulary when it is published. */
export function mdx(options: FieldOptions): MdxField {
  return {
    ...field('mdx', options, {
      initial: '',
      shape: (z) => z.string().max(mdxCharacters),
      isEmpty: (value) => value.trim() === '',
      words: (value) => value,
    }),
    merges: 'blocks',
  }
}
