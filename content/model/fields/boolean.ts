import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type BooleanField = Field<boolean, 'boolean'>

/** Yes or no; a new document says no, and a required one asks for yes. */
export function boolean(options: FieldOptions): BooleanField {
  return field('boolean', options, { initial: false, shape: (z) => z.boolean(), isEmpty: (value) => !value })
}
