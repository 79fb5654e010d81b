/** Schemas of publish sets: what calls take and return. */
import { anyLayer, anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { status } from '../core/document-schemas.ts'

export const maxDocuments = 100

const state = z
  .enum(['open', 'scheduled', 'failed', 'published', 'undone'])
  .describe('`failed`: it could not be published at its time. `undone`: it was published, and undone.')
export type PublishSetState = z.output<typeof state>

const time = z.iso.datetime().describe('UTC, ISO 8601.')

export const setTitle = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(1).max(200))

export const chosenDocuments = z
  .array(
    z.strictObject({
      type: z.string(),
      id: z.string().min(1).max(100),
      locales: z
        .array(siteLocale)
        .max(100)
        .describe('The languages to publish. What all languages share is published with them.'),
    }),
  )
  .min(1)
  .max(maxDocuments)
export type ChosenDocuments = z.output<typeof chosenDocuments>

export const setSummary = z.object({
  id: z.string(),
  title: z.string(),
  state,
  documents: z.int().describe('The number of documents.'),
  at: time.nullable().describe('When it was published, or is scheduled. Null if neither.'),
  createdAt: time,
  createdBy: z.string().nullable().describe('Null for deleted users.'),
})
export type SetSummary = z.output<typeof setSummary>

export const setList = z.object({
  items: z.array(setSummary),
  next: z.string().nullable().describe('The value of `after` for the next page. Null on the last page.'),
})
export type SetList = z.output<typeof setList>

const setLayer = z.object({
  layer: anyLayer,
  status,
  version: z.int().describe('The newest draft. 0 if there is none.'),
  publishedVersion: z.int().nullable(),
})

const obstacle = z.object({
  path: z.array(z.union([z.string(), z.number()])).describe('`documents`, the place in `items`, the field.'),
  message: z.string(),
  code: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export const setResponse = setSummary.extend({
  revision: z.string().describe('Changes with each change of the set or of its drafts.'),
  items: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      titles: z.partialRecord(anyLocale, z.string()),
      isTrashed: z.boolean(),
      layers: z.array(setLayer),
    }),
  ),
  failure: z.array(obstacle).nullable().describe('Why it could not be published at its time.'),
})
export type SetResponse = z.output<typeof setResponse>

export const seenRevision = z
  .string()
  .max(100)
  .describe('The `revision` that you have seen. If something changed since, nothing is published.')
