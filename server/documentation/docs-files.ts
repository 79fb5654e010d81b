/**
 * Reads the source files of `content/docs`. The site contains them compiled, and the server needs their text.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'

export interface DocumentationFile {
  readonly locale: Locale
  /** The path below `/docs`, such as `start/install`. It is empty for the first page. */
  readonly slug: string
  readonly source: string
}

const documentation = fileURLToPath(new URL('../../content/docs', import.meta.url))

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
