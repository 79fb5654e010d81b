import { z } from 'zod'
import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export type MediaField = Field<string | null, 'media'>

/** The id of a file in the library: the SHA-256 of its bytes. */
export const mediaId = z.string().regex(/^[0-9a-f]{64}$/)

/** A picture or another file of the media library, by its id. */
export function media(options: FieldOptions): MediaField {
  return field('media', options, {
    initial: null,
    schema: mediaId.nullable(),
    isEmpty: (value) => value === null,
  })
}
