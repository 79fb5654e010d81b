/**
 * Moved pages of the documentation. The front matter of a page has its former slugs: `formerly: writing/states`.
 * The former slug of a folder also counts for the pages in it.
 */
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import { productLanguage } from '@cyanotype/content/model/index.ts'

/** The former slugs of a page, as its front matter lists them. */
export function formerSlugs(source: string): readonly string[] {
  const { formerly = '' } = readFrontMatter(source).entries
  return formerly.split(',').flatMap((slug) => slug.trim() || [])
}

/** The slug that a page has now. `undefined` if none was ever at this slug. */
export function movedSlug(files: readonly DocumentationFile[], slug: string): string | undefined {
  const { slugs, moves } = movesIn(files)
  for (let end = slug.length; end > 0; end = slug.lastIndexOf('/', end - 1)) {
    const folder = moves.get(slug.slice(0, end))
    const moved = folder === undefined ? '' : folder + slug.slice(end)
    if (slugs.has(moved)) return moved
  }
  return undefined
}

interface Moves {
  /** Of all English pages, except the first one, which never moves. */
  readonly slugs: ReadonlySet<string>
  /** From each former slug to the one of today. */
  readonly moves: ReadonlyMap<string, string>
}

/** Reading the front matter of all pages takes longer than all lookups of a page. */
const readMoves = new WeakMap<readonly DocumentationFile[], Moves>()

function movesIn(files: readonly DocumentationFile[]): Moves {
  const found = readMoves.get(files)
  if (found !== undefined) return found
  const pages = files.filter(({ locale, slug }) => locale === productLanguage && slug !== '')
  const slugs = new Set(pages.map(({ slug }) => slug))
  const moves = new Map(
    pages.flatMap(({ slug, source }) => formerSlugs(source).map((former) => [former, slug] as const)),
  )
  readMoves.set(files, { slugs, moves })
  return { slugs, moves }
}
