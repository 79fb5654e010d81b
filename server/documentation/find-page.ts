/** Finds a documentation page by its URL: a file of `content/docs` or a published document. */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { DocumentationFile } from './docs-files.ts'
import { documentationFiles } from './docs-files.ts'

export interface DocumentationText {
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
