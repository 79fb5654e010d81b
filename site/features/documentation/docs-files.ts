/** Files of `content/docs`, which are compiled into the site, by language and slug. */

import { docsPageOf } from '@cyanotype/content/mdx/parse/docs-page.ts'
import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { chosenFallbacks, productLanguage } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'

interface Compiled {
  readonly default: ComponentType<{ readonly components: object }>
  readonly frontMatter: Readonly<Record<string, string>>
  readonly headings: readonly Heading[]
}

export interface DocumentationFile {
  /** The language of the text. */
  readonly language: Locale
  /** Below `/docs`: `start/install`. Empty for the first page. */
  readonly slug: string
  /** Relative to `content/docs`: `en/start/install.mdx`. */
  readonly name: string
  readonly frontMatter: Compiled['frontMatter']
  readonly headings: Compiled['headings']
  readonly Content: Compiled['default']
}

const compiled = import.meta.glob<Compiled>('../../../content/docs/**/*.mdx', { eager: true })
const folder = '../../../content/docs/'

const files: readonly DocumentationFile[] = Object.entries(compiled).flatMap(([path, file]) => {
  const name = path.slice(folder.length)
  const page = docsPageOf(name)
  if (page === undefined) return []
  const { frontMatter, headings, default: Content } = file
  return [{ language: page.locale, slug: page.slug, name, frontMatter, headings, Content }]
})

const byPage = new Map(files.map((file) => [`${file.language} ${file.slug}`, file]))

/** The slugs of all files. English has every one of them. */
export const fileSlugs: readonly string[] = files.flatMap(({ language, slug }) =>
  language === productLanguage ? slug : [],
)

/** The file in this language or a chosen fallback of it, or else in English. */
export function fileAt(slug: string, locale: Locale): DocumentationFile | undefined {
  const found = [...chosenFallbacks(locale), productLanguage].map((code) => byPage.get(`${code} ${slug}`))
  return found.find((file) => file !== undefined)
}
