/** A notification as calls return it. */
import { z } from 'zod'

const kinds = ['mention', 'reply', 'review_requested', 'review_approved', 'changes_requested'] as const
export type NotificationKind = (typeof kinds)[number]

const kind = z
  .enum(kinds)
  .describe('`reply`: someone answered in a thread in which you wrote. The last three are about reviews.')
export const kindOf = (text: string): NotificationKind => kind.parse(text)

export const notificationResponse = z.object({
  id: z.string(),
  kind,
  at: z.string(),
  readAt: z.string().nullable().describe('When you read it. Null if you have not.'),
  by: z.string().nullable().describe('The name of the user whose action it is about.'),
  document: z.object({ type: z.string(), id: z.string(), title: z.string().nullable() }),
  layer: z.string().describe('The language, or `*` for fields that all languages share.'),
  thread: z.string().nullable().describe('The thread of the comment. Null for reviews.'),
  excerpt: z.string().nullable().describe('The beginning of the comment.'),
})
export type NotificationResponse = z.output<typeof notificationResponse>
