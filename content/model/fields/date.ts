import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type DateField = Field<string | null, 'date'>

/** A point in time as UTC in ISO 8601. */
export function date(options: FieldOptions): DateField {
  return field('date', options, {
    initial: null,
    shape: (z) => z.iso.datetime().nullable(),
    isEmpty: (value) => value === null,
  })
}
