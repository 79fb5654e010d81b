/**
 * Cache of texts from the database: parsing them and highlighting their code is most of the work of a page.
 * Trees are stored by a hash of their input, for the latest few hundred texts.
 */

import { createHash } from 'node:crypto'
import { createLruCache } from '@cyanotype/content/contracts/lru-cache.ts'
import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { documentLinksIn, pathsIn, pictureSources } from '@cyanotype/content/mdx/analyze/references.ts'
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { colorCode } from '@cyanotype/content/mdx/code/highlight.ts'
import { namesInText } from '@cyanotype/content/mdx/headings/heading-history.ts'
import type { HeadingName } from '@cyanotype/content/mdx/headings/heading-ids.ts'
import type { Printable } from '@cyanotype/content/mdx/render/to-hast.ts'
import { toHast } from '@cyanotype/content/mdx/render/to-hast.ts'
import type { Locale, TypeName } from '@cyanotype/content/model/index.ts'
import type { TextPictures } from '../images/text-pictures.tsx'
import { readPictures } from '../images/text-pictures.tsx'
import type { TextLinks } from './text-components.tsx'
import { readLinks } from './text-components.tsx'

export interface ReadText extends CachedText {
  /** Its images with several sizes, by the URL that the author wrote. */
  readonly pictures: TextPictures
  /** The targets of its document links. */
  readonly links: TextLinks
  /** Whether its embeds link to the privacy policy. Read only for a text with embeds. */
  readonly hasPrivacyPolicy: boolean
}

interface CachedText {
  /** The hash of the source. */
  readonly hash: string
  /** The source as the author wrote it. */
  readonly source: string
  /** The tree of the source, or `undefined` if the source is not valid. */
  readonly printable: Printable | undefined
  readonly pictureSources: readonly string[]
  readonly followed: readonly string[]
}

const textCache = createLruCache<Promise<CachedText>>({ maxEntries: 500 })

/** Where a text is stored. Headings keep their ids by its history. */
export interface TextOrigin {
  readonly document: Pick<Published<TypeName>, 'type' | 'id' | 'locale'>
  readonly field: string
}

/** Called by `data` of a page, because highlighting is asynchronous and rendering is not. */
export async function readText(
  source: string,
  reader: Reader,
  locale: Locale,
  origin: TextOrigin,
): Promise<ReadText> {
  const names = await headingNames(source, reader, origin)
  const text = await readOnce(source, names, reader.isUnsaved !== true)
  const language = origin.document.locale
  const paths = language === locale || text.printable === undefined ? [] : pathsIn(source)
  const [pictures, links, privacyPolicy] = await Promise.all([
    readPictures(text.pictureSources, reader, locale),
    readLinks({ documents: text.followed, paths }, reader, { locale, language }),
    source.includes('<Embed') ? singleWithFallback(reader, 'privacy-policy', locale) : undefined,
  ])
  return { ...text, pictures, links, hasPrivacyPolicy: privacyPolicy !== undefined }
}

async function headingNames(
  source: string,
  reader: Reader,
  { document: { type, id, locale }, field }: TextOrigin,
): Promise<readonly HeadingName[]> {
  return namesInText(source, await reader.textHistory(type, locale, id, field))
}

function readOnce(source: string, names: readonly HeadingName[], isLasting: boolean): Promise<CachedText> {
  const key = createHash('sha256').update(source).update(JSON.stringify(names)).digest('base64')
  const cached = textCache.get(key)
  if (cached !== undefined) return cached
  const text = read(source, names, key)
  return isLasting ? textCache.put(key, text) : text
}

async function read(source: string, names: readonly HeadingName[], hash: string): Promise<CachedText> {
  if (checkMdx(source).length > 0)
    return { hash, source, printable: undefined, pictureSources: [], followed: [] }
  const printable = toHast(source, names)
  await colorCode(printable.tree)
  return {
    hash,
    source,
    printable,
    pictureSources: pictureSources(printable.tree),
    followed: documentLinksIn(source),
  }
}
