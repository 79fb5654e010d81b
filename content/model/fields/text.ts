import type { TextFormat } from '../text-format.ts'
import { complaintAbout } from '../text-format.ts'
import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface TextField extends Field<string, 'text'> {
  readonly lines: 'one' | 'many'
  readonly maxLength: number
  /** The required format for publishing. Default: plain text. */
  readonly format: TextFormat
}

export interface TextOptions extends FieldOptions {
  readonly lines?: 'one' | 'many'
  readonly maxLength?: number
  readonly format?: TextFormat
}

/** Plain text in one or several lines, or a text in a certain format such as a URL. */
export function text(options: TextOptions): TextField {
  const lines = options.lines ?? 'one'
  const maxLength = options.maxLength ?? (lines === 'one' ? 200 : 2_000)
  const format = options.format ?? 'plain'
  return {
    ...field('text', options, {
      initial: '',
      shape: (z) => z.string().max(maxLength),
      isEmpty: (value) => value.trim() === '',
      words: (value) => (format === 'plain' ? value : ''),
      complaints: (value) => (value.trim() === '' ? [] : complaintAbout(format, value.trim())),
    }),
    lines,
    maxLength,
    format,
  }
}
