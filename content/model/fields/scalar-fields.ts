/** Fields with one plain value: boolean, number, date and one of several choices. */

import type { Message } from '../message-descriptor.ts'
import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type BooleanField = Field<boolean, 'boolean'>

/** Yes or no. The initial value is no, and a required field must be yes. */
export function boolean(options: FieldOptions): BooleanField {
  return field('boolean', options, { initial: false, shape: (z) => z.boolean(), isEmpty: (value) => !value })
}

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

export type DateField = Field<string | null, 'date'>

/** A point in time as UTC in ISO 8601. */
export function date(options: FieldOptions): DateField {
  return field('date', options, {
    initial: null,
    shape: (z) => z.iso.datetime().nullable(),
    isEmpty: (value) => value === null,
  })
}

export interface SelectField<Choice extends string = string> extends Field<Choice | null, 'select'> {
  readonly choices: Readonly<Record<Choice, Message>>
}

/** One of several named choices. A new document has none, unless a default is given. */
export function select<Choice extends string>(
  options: FieldOptions & {
    readonly choices: Readonly<Record<Choice, Message>>
    readonly initial?: NoInfer<Choice>
  },
): SelectField<Choice> {
  const isChoice = (value: unknown): value is Choice =>
    typeof value === 'string' && Object.hasOwn(options.choices, value)
  return {
    ...field<Choice | null, 'select'>('select', options, {
      initial: options.initial ?? null,
      shape: (z) => z.custom<Choice | null>((value) => value === null || isChoice(value)),
      isEmpty: (value) => value === null,
    }),
    choices: options.choices,
  }
}
