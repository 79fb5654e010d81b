/** The files of `content/docs`, compiled into the site, by language and slug. */
import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'

interface Compiled {
  readonly default: ComponentType<{ readonly components: object }>
  readonly frontMatter: Readonly<Record<string, string>>
  readonly headings: readonly Heading[]
}

export interface DocumentationFile {
  /** The language of the text. */
  readonly language: Locale
  /** Relative to `content/docs`: `en/start/install.mdx`. */
  readonly name: string
  readonly frontMatter: Compiled['frontMatter']
  readonly headings: Compiled['headings']
  readonly Content: Compiled['default']
}

const compiled = import.meta.glob<Compiled>('../../../content/docs/**/*.mdx', { eager: true })
const folder = '../../../content/docs/'

/** The slugs of all files. English has every one of them. */
export const fileSlugs: readonly string[] = Object.keys(compiled).flatMap((path) => {
  const inEnglish = `${folder}${defaultLocale}/`
  if (!path.startsWith(inEnglish)) return []
  const slug = path.slice(inEnglish.length, -'.mdx'.length)
  return [slug === 'index' ? '' : slug]
})

/** The file in this language, or in English if it was not translated. */
export function fileAt(slug: string, locale: Locale): DocumentationFile | undefined {
  return slug === 'index' ? undefined : (read(slug, locale) ?? read(slug, defaultLocale))
}

function read(slug: string, language: Locale): DocumentationFile | undefined {
  const name = `${language}/${slug === '' ? 'index' : slug}.mdx`
  const path = `${folder}${name}`
  const file = Object.hasOwn(compiled, path) ? compiled[path] : undefined
  if (file === undefined) return undefined
  return {
    language,
    name,
    frontMatter: file.frontMatter,
    headings: file.headings,
    Content: file.default,
  }
}
