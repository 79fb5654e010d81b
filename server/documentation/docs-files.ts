/** The files of `content/docs` as they were written: the site has them compiled, and the server needs their words. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'

export interface DocumentationFile {
  readonly locale: Locale
  /** Under `/docs`: `start/install`; empty for the first page. */
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
