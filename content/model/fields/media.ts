import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type MediaField = Field<string | null, 'media'>

/** The id of a media item (UUIDv7), which stays the same when the file is replaced. */
export const mediaIdForm = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An image or another file of the media library, by its id. */
export function media(options: FieldOptions): MediaField {
  return field('media', options, {
    initial: null,
    shape: (z) => z.string().regex(mediaIdForm).nullable(),
    isEmpty: (value) => value === null,
  })
}
