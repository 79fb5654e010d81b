/** Site paths without a document: lists, documentation files, and paths that the server handles itself. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Types } from '@cyanotype/content/model/index.ts'
import { isKind, readLocale } from '@cyanotype/content/model/index.ts'

/** Whether a path exists although it has no document. */
export type SitePaths = (path: string) => boolean

const documentation = fileURLToPath(new URL('../../../content/docs', import.meta.url))

export function sitePaths(types: Types, folder: string = documentation): SitePaths {
  const known = new Set(['/', ...listPaths(types), ...documentationPaths(folder)])
  return (path) => {
    const { path: rest } = readLocale(path)
    return known.has(rest) || ofTheServer.test(rest)
  }
}

/** Paths without a locale, and single files such as `/sitemap.xml`. */
const ofTheServer = /^\/(?:admin|api|assets|storybook|_ipx|_i18n)(?:\/|$)|^\/[^/]+\.[a-z]+$/

/**
 * `/updates/{slug}` has a list at `/updates`. `/showcase/{section}/{slug}` has one for each section and one
 * for all.
 */
function listPaths(types: Types): readonly string[] {
  return Object.values(types).flatMap(({ page, fields }) => {
    if (page === undefined) return []
    const parts = page.split('/').slice(1, -1)
    let paths = ['']
    return parts.flatMap((part) => {
      const field = fields[/^\{(\w+)\}$/.exec(part)?.[1] ?? '']
      const choices = field !== undefined && isKind(field, 'select') ? Object.keys(field.choices) : [part]
      paths = paths.flatMap((path) => choices.map((choice) => `${path}/${choice}`))
      return paths
    })
  })
}

/** A page without a translation is shown in English, so every path exists in every locale. */
function documentationPaths(folder: string): readonly string[] {
  const files = globSync('*/**/*.mdx', { cwd: folder })
  return files.map((file) => {
    const slug = file
      .replaceAll('\\', '/')
      .replace(/^[^/]+\//, '')
      .replace(/\.mdx$/, '')
    return slug === 'index' ? '/docs' : `/docs/${slug}`
  })
}
