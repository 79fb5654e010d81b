import { z } from 'zod'
import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface TextField extends Field<string, 'text'> {
  readonly lines: 'one' | 'many'
  readonly maxLength: number
}

/** Plain words: one line, or several. */
export function text(
  options: FieldOptions & { readonly lines?: 'one' | 'many'; readonly maxLength?: number },
): TextField {
  const lines = options.lines ?? 'one'
  const maxLength = options.maxLength ?? (lines === 'one' ? 200 : 2_000)
  return {
    ...field('text', options, {
      initial: '',
      schema: z.string().max(maxLength),
      isEmpty: (value) => value.trim() === '',
      words: (value) => value,
    }),
    lines,
    maxLength,
  }
}
