/**
 * Sections of the documentation: a page at `guides/first-print` is in the section `guides`. A section is
 * named by the page with its slug, by a name in the code, or by its folder.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentationEntry } from './docs-index.ts'

export interface Section<Entry extends DocumentationEntry = DocumentationEntry> {
  /** `guides`. Empty for the root. */
  readonly folder: string
  readonly label: MessageDescriptor | string
  readonly pages: readonly Entry[]
  readonly below: readonly Section<Entry>[]
}

/** The folders of `content/docs` in order. Others follow. */
const sectionNames: Readonly<Record<string, MessageDescriptor>> = {
  start: msg`Get started`,
  writing: msg`Writing`,
  running: msg`Running it`,
  contributing: msg`Contributing`,
}

/** The root: its own pages come first, then its folders. */
export function sectionOf<Entry extends DocumentationEntry>(
  pages: readonly Entry[],
  folder = '',
): Section<Entry> {
  const inside = pages.filter(({ slug }) => folder === '' || slug === folder || slug.startsWith(`${folder}/`))
  const folders = new Set(inside.flatMap(({ slug }) => nextFolder(slug, folder) ?? []))
  const own = inside.filter(
    ({ slug }) => slug === folder || (parentOf(slug) === folder && !folders.has(slug)),
  )
  return {
    folder,
    label: sectionNames[folder] ?? own.find(({ slug }) => slug === folder)?.title ?? nameOf(folder),
    pages: own.toSorted(
      (one, other) => orderOf(one, folder) - orderOf(other, folder) || compare(one.title, other.title),
    ),
    below: [...folders]
      .toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
      .map((one) => sectionOf(inside, one)),
  }
}

/** All pages in reading order. */
export function inOrder<Entry extends DocumentationEntry>({
  pages,
  below,
}: Section<Entry>): readonly Entry[] {
  return [...pages, ...below.flatMap(inOrder)]
}

/** The sections around a page, the outermost first. */
export function sectionsAround(slug: string, whole: Section): readonly Section[] {
  const around = whole.below.find(({ folder }) => slug === folder || slug.startsWith(`${folder}/`))
  return around === undefined ? [] : [around, ...sectionsAround(slug, around)]
}

const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/')
const compare = (one: string, other: string) => one.localeCompare(other)

/** The folder directly below this one that contains the page, if any. */
function nextFolder(slug: string, folder: string): string | undefined {
  const rest = folder === '' ? slug : slug.slice(folder.length + 1)
  const [first = '', ...further] = rest.split('/')
  if (further.length === 0) return undefined
  return folder === '' ? first : `${folder}/${first}`
}

/** The page that names a folder comes first in it. */
function orderOf({ slug, order }: DocumentationEntry, folder: string): number {
  return slug === folder ? Number.NEGATIVE_INFINITY : Math.min(order, Number.MAX_SAFE_INTEGER)
}

function rank(folder: string): number {
  const at = Object.keys(sectionNames).indexOf(folder)
  return at === -1 ? Object.keys(sectionNames).length : at
}

function nameOf(folder: string): string {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The label of a section in the language of the page. */
export function labelOf(
  { label }: Pick<Section, 'label'>,
  say: (message: MessageDescriptor) => string,
): string {
  return typeof label === 'string' ? label : say(label)
}
