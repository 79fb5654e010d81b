/** Schemas of comments: what calls take and return. */
import { anyLayer, siteLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'

const maxTextLength = 5_000

export const commentText = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(maxTextLength))
  .describe('Plain text. `@{id}` mentions a user.')

export const threadState = z.enum(['open', 'resolved'])

const block = z.strictObject({
  source: z.string().min(1).max(20_000).describe('The MDX source of the block.'),
  index: z.int().min(0).max(100_000).describe('Its position among the blocks of the text, from 0.'),
})

export const newThread = z.strictObject({
  layer: siteLayer.describe('The language, or `*` for fields that all languages share.'),
  field: z
    .string()
    .min(1)
    .max(200)
    .describe('The name of the field, or of a field inside it such as `seo.title`.'),
  block: block.optional().describe('Only for MDX texts: the block that the comment is about.'),
  text: commentText,
})
export type NewThread = z.output<typeof newThread>

const person = z.object({ id: z.string(), username: z.string() })

export const people = z.object({
  items: z.array(person).describe('Users who may read the document, by name.'),
})
export type Person = z.output<typeof person>

export const commentResponse = z.object({
  id: z.string(),
  author: person.nullable().describe('Null when the account was deleted.'),
  text: z.string(),
  mentions: z.array(person).describe('The users whom the text mentions. Deleted ones are left out.'),
  createdAt: z.string(),
  changedAt: z.string().nullable(),
})
export type CommentResponse = z.output<typeof commentResponse>

export const threadResponse = z.object({
  id: z.string(),
  layer: anyLayer,
  field: z.string(),
  block: block
    .extend({
      quote: z.string().describe('The words of the block when the thread was started.'),
      isRemoved: z.boolean().describe('Whether the draft contains the block no longer.'),
    })
    .nullable(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable().describe('The name of the user who resolved it.'),
  comments: z.array(commentResponse).describe('Oldest first.'),
})
export type ThreadResponse = z.output<typeof threadResponse>

export const threadCounts = z.object({
  open: z.int().min(0),
  resolved: z.int().min(0),
  fields: z
    .array(z.object({ layer: anyLayer, field: z.string(), open: z.int().min(1) }))
    .describe('The fields that have open threads.'),
})
export type ThreadCounts = z.output<typeof threadCounts>
