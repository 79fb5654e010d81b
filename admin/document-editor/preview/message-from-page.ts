/** What a previewed page says: nothing of it is believed before it was looked at here. */
import type { FromPreview } from '@cyanotype/content/contracts/preview-messages.ts'
import { z } from 'zod'

const path = z.string().max(2_000)
const name = z.string().max(200)

const fromPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('nuxt-content:preview:ready'), payload: z.object({ path }) }),
  z.object({
    type: z.literal('nuxt-content:preview:navigate'),
    payload: z.object({ path, navigate: z.boolean() }),
  }),
  z.object({
    type: z.literal('cyanotype:preview:source'),
    payload: z.object({ type: name, id: name, locale: name, field: name }),
  }),
])

export function messageFromPage(data: unknown): FromPreview | undefined {
  return fromPreview.safeParse(data).data
}
