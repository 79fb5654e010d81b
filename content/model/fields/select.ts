import type { Message } from '../message-descriptor.ts'
import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

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
