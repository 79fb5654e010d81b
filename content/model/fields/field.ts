/**
 * Common parts of all field types. The types are declared in this folder, and each has one editor in
 * `admin/forms/fields`.
 */
import type { z } from 'zod'
import type { Message } from '../message-descriptor.ts'

/** Passed in by code that validates. Code that only lists fields does not load zod. See `schemas.ts`. */
export type Zod = typeof z

export interface FieldOptions {
  readonly label: Message
  readonly help?: Message
  /** Has a separate value in each language. Otherwise all languages share one. */
  readonly localized?: boolean
  /** Must be filled in to publish, but not in a draft. */
  readonly required?: boolean
  /** Whether it is a column in the list of documents. */
  readonly listed?: boolean
  readonly sortable?: boolean
  /** Whether search finds it. */
  readonly searchable?: boolean
}

export interface Field<Value, Kind extends string = string> {
  readonly kind: Kind
  readonly label: Message
  readonly help: Message | undefined
  readonly localized: boolean
  readonly required: boolean
  readonly listed: boolean
  readonly sortable: boolean
  readonly searchable: boolean
  /** The value in a new document. */
  readonly initial: Value
  /** The schema of a value, in drafts and in published documents. */
  shape(z: Zod): z.ZodType<Value>
  /** Whether it is empty, which publishing rejects for a required field. */
  isEmpty(value: Value): boolean
  /** The plain text that search indexes. */
  searchText(value: Value): string
  /** What publishing requires beyond the schema and `required`, as messages. Nothing by default. */
  problems(value: Value): readonly ValueProblem[]
}

/**
 * A problem that prevents publishing, at a path inside the field: `['0', 'href']` is the URL of the first
 * link.
 */
export interface ValueProblem {
  readonly at: readonly string[]
  readonly message: Message
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type ValueOf<F> = F extends Field<infer Value, string> ? Value : never

/** Creates a field from its options and from the definition of its type. */
export function field<Value, const Kind extends string>(
  kind: Kind,
  options: FieldOptions,
  traits: Pick<Field<Value>, 'initial' | 'shape' | 'isEmpty'> &
    Partial<Pick<Field<Value>, 'searchText' | 'problems'>>,
): Field<Value, Kind> {
  return {
    kind,
    label: options.label,
    help: options.help,
    localized: options.localized ?? false,
    required: options.required ?? false,
    listed: options.listed ?? false,
    sortable: options.sortable ?? false,
    searchable: options.searchable ?? false,
    initial: traits.initial,
    shape: traits.shape,
    isEmpty: traits.isEmpty,
    searchText: traits.searchText ?? (() => ''),
    problems: traits.problems ?? (() => []),
  }
}
