/** Document links of a text, for answers that the site does not render: `document:updates/0192…` is no URL. */
import { shownPath } from '@cyanotype/content/contracts/shown-path.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { documentLinksIn } from '@cyanotype/content/mdx/analyze/references.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { model, readDocumentHref } from '@cyanotype/content/model/index.ts'

/** The paths of the documents, by the link that the author wrote. `undefined` if a document is not public. */
export type DocumentLinks = ReadonlyMap<string, string | undefined>

export async function readDocumentLinks(
  source: string,
  reader: Reader,
  locale: Locale,
): Promise<DocumentLinks> {
  const links = documentLinksIn(source).map(
    async (href) => [href, await pathOf(href, reader, locale)] as const,
  )
  return new Map(await Promise.all(links))
}

async function pathOf(href: string, reader: Reader, locale: Locale): Promise<string | undefined> {
  const target = readDocumentHref(href)
  if (target === undefined) return undefined
  const path = await shownPath(model, reader, target, locale)
  return path === undefined ? undefined : encodeURI(path) + target.rest
}
