/** What every kind of field has in common. Each kind is one file in this folder, and one editor in `admin/fields`. */
import type { z } from 'zod'
import type { Message } from '../message-descriptor.ts'

/** Brought by whoever checks shapes: those who only list fields do without it. See `schemas.ts`. */
export type Zod = typeof z

export interface FieldOptions {
  readonly label: Message
  readonly help?: Message
  /** Has a value of its own in each language; otherwise all languages share one. */
  readonly localized?: boolean
  /** Must be filled in to publish. A draft never has to be. */
  readonly required?: boolean
  /** Is a column of the list of documents. */
  readonly listed?: boolean
  readonly sortable?: boolean
  /** Is found by search. */
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
  /** What a new document starts with. */
  readonly initial: Value
  /** The shape of a value, in a draft and in a published document alike. */
  shape(z: Zod): z.ZodType<Value>
  /** Whether there is nothing in it, which `required` refuses at publishing. */
  isEmpty(value: Value): boolean
  /** What search finds in it: plain words. */
  words(value: Value): string
  /** What publishing asks beyond the shape and `required`, each as a message; none by default. */
  complaints(value: Value): readonly Complaint[]
}

/** Something that publishing refuses, at a place inside the field: `['0', 'href']` is the address of the first link. */
export interface Complaint {
  readonly at: readonly string[]
  readonly message: Message
  /** Values for the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type ValueOf<F> = F extends Field<infer Value, string> ? Value : never

/** The common part of a field, from its options and from what its kind knows. */
export function field<Value, const Kind extends string>(
  kind: Kind,
  options: FieldOptions,
  traits: Pick<Field<Value>, 'initial' | 'shape' | 'isEmpty'> &
    Partial<Pick<Field<Value>, 'words' | 'complaints'>>,
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
    words: traits.words ?? (() => ''),
    complaints: traits.complaints ?? (() => []),
  }
}
