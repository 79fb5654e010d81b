/** What there are many of. They stand apart, since a list needs to know them, and what there is once only by name. */
import { docs } from './collections/docs.ts'
import { partners } from './collections/partners.ts'
import { redirects } from './collections/redirects.ts'
import { showcase } from './collections/showcase.ts'
import { updates } from './collections/updates.ts'

export const collections = { updates, showcase, partners, docs, redirects } as const
