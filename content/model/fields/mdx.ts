import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface MdxField extends Field<string, 'mdx'> {
  /** Merged block by block, so that two users can edit different blocks of one text at the same time. */
  readonly merges: 'blocks'
}

/** The maximum length of a text: longer than any book, but short enough to parse within a second. */
export const mdxCharacters = 1_000_000

/** Text with components, as MDX. It is checked against the vocabulary when it is published. */
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
