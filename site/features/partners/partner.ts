/** Partners as the site shows them. */

import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'

export interface Partner {
  readonly document: Published<'partners'>
  readonly logo: Picture | undefined
}

/** More than any organisation has. */
const maxPartners = 200

/** All partners in their configured order. */
export async function readPartners(reader: Reader, locale: Locale): Promise<readonly Partner[]> {
  const { items } = await reader.list('partners', locale, { limit: maxPartners })
  return Promise.all(
    items.map(async (document) => {
      const { logo } = document.data
      return { document, logo: logo === null ? undefined : await reader.media(logo, locale) }
    }),
  )
}
