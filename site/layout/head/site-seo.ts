/** What the house tells search engines of all its pages, where a page itself says nothing else. */

import type { Picture, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Data, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'

export interface SiteSeo {
  /** With `%s` where the page’s own title stands; empty where the house has no wish. */
  readonly titleTemplate: string
  readonly description: string
  readonly image: Picture | undefined
  /** The whole site stays out of search engines. */
  readonly hidden: boolean
  readonly verification: Data<'seo'>['verification']
}

export const noSeo: SiteSeo = {
  titleTemplate: '',
  description: '',
  image: undefined,
  hidden: false,
  verification: [],
}

export async function readSeo(reader: Reader, locale: Locale): Promise<SiteSeo> {
  const own = (await reader.single('seo', locale))?.data
  // What all languages share holds also where the words are not public in this one.
  const common = own ?? (await reader.single('seo', defaultLocale))?.data
  if (common === undefined) return noSeo
  const { image, hidden, verification } = common
  return {
    titleTemplate: own?.titleTemplate ?? '',
    description: own?.description ?? '',
    image: image === null ? undefined : await reader.media(image, locale),
    hidden,
    verification,
  }
}
