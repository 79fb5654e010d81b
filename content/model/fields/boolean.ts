import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type BooleanField = Field<boolean, 'boolean'>

/** Yes or no. The initial value is no, and a required field must be yes. */
export function boolean(options: FieldOptions): BooleanField {
  return field('boolean', options, { initial: false, shape: (z) => z.boolean(), isEmpty: (value) => !value })
}
