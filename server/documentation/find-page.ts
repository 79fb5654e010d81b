/** Finds a documentation page by its URL: a file of `content/docs` or a published document. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isLocale } from '@cyanotype/content/model/index.ts'

interface DocumentationText {
  readonly language: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** In the requested locale, or else in English, as the page shows it. */
export async function findPage(
  files: readonly DocumentationFile[],
  reader: Reader,
  slug: string,
  locale: Locale,
): Promise<DocumentationText | undefined> {
  return fileIn(files, slug, locale) ?? (await documentIn(reader, slug, locale))
}

function fileIn(
  files: readonly DocumentationFile[],
  slug: string,
  locale: Locale,
): DocumentationText | undefined {
  const found = [locale, defaultLocale].map((one) =>
    files.find((file) => file.slug === slug && file.locale === one),
  )
  const file = found[0] ?? found[1]
  if (file === undefined || slug === 'index') return undefined
  const { entries, body } = readFrontMatter(file.source)
  return { language: file.locale, title: entries.title ?? slug, summary: entries.summary ?? '', body }
}

async function documentIn(
  reader: Reader,
  slug: string,
  locale: Locale,
): Promise<DocumentationText | undefined> {
  if (slug === '') return undefined
  const document =
    (await reader.bySlug('docs', locale, slug)) ?? (await reader.bySlug('docs', defaultLocale, slug))
  return document && { language: document.locale, ...document.data }
}

export function readFilesOnce(): () => readonly DocumentationFile[] {
  let files: readonly DocumentationFile[] | undefined
  return () => {
    files ??= documentationFiles()
    return files
  }
}

export interface DocumentationFile {
  readonly locale: Locale
  /** The path below `/docs`, such as `start/install`. It is empty for the first page. */
  readonly slug: string
  readonly source: string
}

const documentation = fileURLToPath(new URL('../../content/docs', import.meta.url))

/**
 * Reads the source files of `content/docs`. The site contains them compiled, and the server needs their text.
 */
export function documentationFiles(folder: string = documentation): readonly DocumentationFile[] {
  return globSync('*/**/*.mdx', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => {
      const [locale = '', ...parts] = name.replace(/\.mdx$/, '').split('/')
      const slug = parts.join('/')
      const source = readFileSync(join(folder, name), 'utf8')
      return isLocale(locale) ? [{ locale, slug: slug === 'index' ? '' : slug, source }] : []
    })
}
