import { z } from 'zod'

/** What both sides of the wire call IconifyJSON; `not_found` names what there is not. */
export const iconSet = z.object({
  prefix: z.string(),
  lastModified: z.int().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), z.looseObject({ body: z.string() })),
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).optional(),
  not_found: z.array(z.string()).optional(),
})
export type IconSet = z.output<typeof iconSet>
