/** Finds a documentation page by its URL, or by its former one: a file of `content/docs` or a published document. */
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { readDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import {
  chosenFallbacks,
  fallbackLocales,
  isPathOn,
  localizedPath,
  productLanguage,
  readLocale,
} from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from '../documents/index.ts'
import { movedSlug } from './moved-pages.ts'

interface DocumentationText {
  readonly language: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
}

/**
 * In the requested locale, as the page shows it, or else in its fallback languages. A file is then in English, a document
 * in the default language. A former slug finds it too.
 */
export async function findPage(
  files: readonly DocumentationFile[],
  reader: Reader,
  slug: string,
  locale: Locale,
): Promise<DocumentationText | undefined> {
  if (!isPathOn(await hiddenSectionsIn(reader), docsPath(slug))) return undefined
  const page = fileIn(files, slug, locale) ?? (await documentIn(reader, slug, locale))
  const moved = page === undefined ? movedSlug(files, slug) : undefined
  return moved === undefined ? page : fileIn(files, moved, locale)
}

/** Finds the current path of a moved page, in the language of the requested path. */
export function movedPaths(files = readFilesOnce()): (path: string) => string | undefined {
  return (path) => {
    const { locale, path: own } = readLocale(path)
    const [, slug] = /^\/docs\/(.+)$/.exec(own) ?? []
    const moved = slug === undefined ? undefined : movedSlug(files(), slug)
    return moved === undefined ? undefined : localizedPath(locale, docsPath(moved))
  }
}

interface ListedFile {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Its position among its siblings. */
  readonly order: number
}

/** Every file once, with the title and summary that its page has in this language. */
export function listFiles(files: readonly DocumentationFile[], locale: Locale): readonly ListedFile[] {
  // English has every file.
  const english = files.filter((file) => file.locale === productLanguage)
  return english.map(({ slug, source }) => {
    const { title = slug, summary = '' } = fileIn(files, slug, locale) ?? {}
    const { order = Number.POSITIVE_INFINITY } = readFrontMatter(source).entries
    return { slug, title, summary, order: Number(order) }
  })
}

function fileIn(
  files: readonly DocumentationFile[],
  slug: string,
  locale: Locale,
): DocumentationText | undefined {
  const file = [...chosenFallbacks(locale), productLanguage]
    .map((one) => files.find((other) => other.slug === slug && other.locale === one))
    .find((found) => found !== undefined)
  if (file === undefined) return undefined
  const { entries, body } = readFrontMatter(file.source)
  return { language: file.locale, title: entries.title ?? slug, summary: entries.summary ?? '', body }
}

async function documentIn(
  reader: Reader,
  slug: string,
  locale: Locale,
): Promise<DocumentationText | undefined> {
  if (slug === '') return undefined
  for (const code of fallbackLocales(locale)) {
    const document = await reader.bySlug('docs', code, slug)
    if (document !== undefined) return { language: document.locale, ...document.data }
  }
  return undefined
}

export function readFilesOnce() {
  let files: ReturnType<typeof readDocumentation> | undefined
  return () => {
    files ??= readDocumentation()
    return files
  }
}
