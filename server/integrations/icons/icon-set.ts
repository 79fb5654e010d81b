import { z } from 'zod'

/** The schema of IconifyJSON. `not_found` lists unknown icons. */
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
