/** What the settings say that everybody has to know who lists addresses of the site. */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'

/** The languages that visitors see. */
export async function siteLanguages(reader: Reader): Promise<readonly Locale[]> {
  const settings = await reader.single('settings', defaultLocale)
  const hidden: readonly (string | null)[] = settings?.data.hiddenLanguages ?? []
  return localeCodes.filter((code) => !hidden.includes(code))
}

/** The whole site stays out of search engines. */
export async function isSiteHidden(reader: Reader): Promise<boolean> {
  return (await reader.single('seo', defaultLocale))?.data.hidden ?? false
}
