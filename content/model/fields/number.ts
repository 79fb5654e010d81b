import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface NumberField extends Field<number | null, 'number'> {
  readonly min: number
  readonly max: number
}

/** A whole number within bounds. */
export function number(
  options: FieldOptions & { readonly min?: number; readonly max?: number },
): NumberField {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options
  return {
    ...field('number', options, {
      initial: null,
      shape: (z) => z.number().int().min(min).max(max).nullable(),
      isEmpty: (value: number | null) => value === null,
    }),
    min,
    max,
  }
}
