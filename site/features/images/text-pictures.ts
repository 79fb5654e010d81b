/** Images of a text: resolves the URLs of the author to media items. */

import type { Picture, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { remoteAddress } from './picture-addresses.ts'

/**
 * By URL: an image of the media library, or the URL at which this server fetches an image of another host.
 */
export type TextPictures = ReadonlyMap<string, Picture | string>

const inLibrary = /^\/media\/([0-9a-f-]{36})\//

/** `sources` are the URLs that the author wrote. */
export async function readPictures(
  sources: readonly string[],
  reader: Reader,
  locale: Locale,
): Promise<TextPictures> {
  const isRemote = sources.some((src) => /^https?:/i.test(src))
  const settings = isRemote ? await reader.single('settings', defaultLocale) : undefined
  const hosts = settings?.data.imageHosts ?? []
  const found = await Promise.all(
    sources.map(async (src): Promise<readonly (readonly [string, Picture | string])[]> => {
      const [, id] = inLibrary.exec(src) ?? []
      const known = id === undefined ? remoteAddress(src, hosts) : await reader.media(id, locale)
      return known === undefined ? [] : [[src, known]]
    }),
  )
  return new Map(found.flat())
}
