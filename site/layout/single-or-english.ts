/** A single in the language of the reader, or in English if it was not translated. */

import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, SingleName } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, localizedPath } from '@cyanotype/content/model/index.ts'
import type { Alternates } from './head/page-head.ts'

export async function singleOrEnglish<Name extends SingleName>(
  reader: Reader,
  name: Name,
  locale: Locale,
): Promise<Published<Name> | undefined> {
  return (await reader.single(name, locale)) ?? (await reader.single(name, defaultLocale))
}

/** The path of a single in each language in which it exists. */
export function alternatesAt(path: string, single: Pick<Published<SingleName>, 'alternates'>): Alternates {
  const written = localeCodes.filter((code) => single.alternates.some(({ locale }) => locale === code))
  return Object.fromEntries(written.map((locale) => [locale, localizedPath(locale, path)]))
}
