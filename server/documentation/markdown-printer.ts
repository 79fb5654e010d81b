/** `/docs/start/install.md`: a page of the documentation as Markdown, for whoever takes it along. */
import { readFrontMatter } from '@cyanotype/content/mdx/front-matter.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, readLocale } from '@cyanotype/content/model/index.ts'
import type { Reader } from '@cyanotype/content/render.ts'
import type { Printer } from '../pages/index.ts'
import type { DocumentationFile } from './files.ts'
import { documentationFiles } from './files.ts'

interface Text {
  readonly language: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
}

const shape = /^\/docs(?:\/(.+))?\.md$/

export function markdownPrinter(files: () => readonly DocumentationFile[] = onceRead()): Printer {
  return {
    matches: (path) => shape.test(readLocale(path).path),
    async print({ path, reader }) {
      const { locale, path: own } = readLocale(path)
      const slug = decodeURIComponent(shape.exec(own)?.[1] ?? '')
      const text = fileIn(files(), slug, locale) ?? (await documentIn(reader, slug, locale))
      if (text === undefined) return undefined
      const { language, title, summary, body } = text
      const parts = [`# ${title}`, summary, body.trim()].filter((part) => part !== '')
      const headers = { 'content-language': language, 'x-robots-tag': 'noindex' }
      return { type: 'text/markdown; charset=utf-8', body: `${parts.join('\n\n')}\n`, headers }
    },
  }
}

/** In the language if it was translated, and in English otherwise: as the page shows it. */
function fileIn(files: readonly DocumentationFile[], slug: string, locale: Locale): Text | undefined {
  const found = [locale, defaultLocale].map((one) =>
    files.find((file) => file.slug === slug && file.locale === one),
  )
  const file = found[0] ?? found[1]
  if (file === undefined || slug === 'index') return undefined
  const { entries, body } = readFrontMatter(file.source)
  return { language: file.locale, title: entries.title ?? slug, summary: entries.summary ?? '', body }
}

async function documentIn(reader: Reader, slug: string, locale: Locale): Promise<Text | undefined> {
  const document =
    (await reader.bySlug('docs', locale, slug)) ?? (await reader.bySlug('docs', defaultLocale, slug))
  return document && { language: document.locale, ...document.data }
}

function onceRead(): () => readonly DocumentationFile[] {
  let files: readonly DocumentationFile[] | undefined
  return () => {
    files ??= documentationFiles()
    return files
  }
}
