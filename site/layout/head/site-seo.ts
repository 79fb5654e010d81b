/** Defaults of the site for search engines, used if a page has no value of its own. */

import type { Picture, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Data, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'

export interface SiteSeo {
  /** `%s` is replaced by the title of the page. Empty: no template. */
  readonly titleTemplate: string
  readonly description: string
  readonly image: Picture | undefined
  /** Whether search engines should not index the whole site. */
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
  // Shared fields also apply if the localized fields are not public in this language.
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
