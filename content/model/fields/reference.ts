import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface ReferenceField extends Field<string | null, 'reference'> {
  /** The type of document that it may refer to. */
  readonly to: string
}

/** The id of a document: a UUID, or the name of a single. */
export const documentIdForm =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[a-z][a-z-]{0,40})$/

/** Another document, by its id. */
export function reference(options: FieldOptions & { readonly to: string }): ReferenceField {
  return {
    ...field('reference', options, {
      initial: null,
      shape: (z) => z.string().regex(documentIdForm).nullable(),
      isEmpty: (value: string | null) => value === null,
    }),
    to: options.to,
  }
}
