/** Collections. They are separate from singles, because lists need them in full and singles only by name. */
import { docs } from './collections/docs.ts'
import { glossary } from './collections/glossary.ts'
import { pages } from './collections/pages.ts'
import { partners } from './collections/partners.ts'
import { redirects } from './collections/redirects.ts'
import { showcase } from './collections/showcase.ts'
import { updates } from './collections/updates.ts'

export const collections = { updates, showcase, partners, glossary, docs, redirects, pages } as const
