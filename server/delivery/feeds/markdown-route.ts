/** `/docs/start/install.md`: a documentation page as Markdown. */
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import { findPage, readFilesOnce } from '../../documentation/find-page.ts'
import type { RouteHandler } from '../route-handler.ts'
import { readDocumentLinks } from './document-links.ts'
import { withLocalPaths } from './local-paths.ts'

const markdownPath = /^\/docs(?:\/(.+))?\.md$/

export function markdownHandler(files: () => readonly DocumentationFile[] = readFilesOnce()): RouteHandler {
  return {
    matches: (path) => markdownPath.test(readLocale(path).path),
    async render({ path, reader }) {
      const { locale, path: own } = readLocale(path)
      if (!(await publicLanguagesIn(reader)).includes(locale)) return undefined
      const slug = decodeURIComponent(markdownPath.exec(own)?.[1] ?? '')
      const text = await findPage(files(), reader, slug, locale)
      if (text === undefined) return undefined
      const { language, title, summary } = text
      const body = await withPaths(text.body, reader, locale)
      const parts = [`# ${title}`, summary, body.trim()].filter((part) => part !== '')
      const headers = { 'content-language': language, 'x-robots-tag': 'noindex' }
      return { type: 'text/markdown; charset=utf-8', body: `${parts.join('\n\n')}\n`, headers }
    },
  }
}

/**
 * With links as the page has them, in the requested language. A link to a document that is not public stays as it was
 * written.
 */
async function withPaths(source: string, reader: Reader, locale: Locale): Promise<string> {
  let text = withLocalPaths(source, locale)
  for (const [written, path] of await readDocumentLinks(source, reader, locale))
    if (path !== undefined) text = text.replaceAll(written, () => path)
  return text
}
