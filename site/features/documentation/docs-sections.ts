/**
 * Sections of the documentation: a page at `guides/first-print` is in the section `guides`. A section is named
 * in the code, by the page with its slug, or by its folder.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentationEntry } from './docs-index.ts'

export interface Section<Entry extends DocumentationEntry = DocumentationEntry> {
  /** `guides`. Empty for the root. */
  readonly folder: string
  readonly label: MessageDescriptor | string
  /** The language of the label, if it is the title of a page. */
  readonly language: Locale | undefined
  /** What readers find in it. */
  readonly summary: MessageDescriptor | undefined
  readonly pages: readonly Entry[]
  readonly below: readonly Section<Entry>[]
}

/** The folders of `content/docs` in order. Others follow. */
const named: readonly SectionName[] = [
  {
    folder: 'start',
    label: msg`Get started`,
    summary: msg`Install Cyanotype, publish your first update, and make the site yours.`,
  },
  {
    folder: 'editors',
    label: msg`For editors`,
    summary: msg`Write, translate and publish content, and keep it in order.`,
  },
  {
    folder: 'administrators',
    label: msg`For administrators`,
    summary: msg`Deploy, configure, back up and secure a site.`,
  },
  {
    folder: 'developers',
    label: msg`For developers`,
    summary: msg`Extend the content model, the site and the admin, and use the API.`,
  },
  {
    folder: 'designers',
    label: msg`For designers`,
    summary: msg`Use and change design tokens, themes and components.`,
  },
  {
    folder: 'explanation',
    label: msg`How it works`,
    summary: msg`How caching, translations and security work, and the reasons for decisions.`,
  },
]

interface SectionName {
  readonly folder: string
  readonly label: MessageDescriptor
  readonly summary: MessageDescriptor
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
  const name = named.find((one) => one.folder === folder)
  const front = own.find(({ slug }) => slug === folder)
  return {
    folder,
    label: name?.label ?? front?.title ?? nameOf(folder),
    language: name === undefined ? front?.language : undefined,
    summary: name?.summary,
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
export function sectionsAround(slug: string, rootSection: Section): readonly Section[] {
  const around = rootSection.below.find(({ folder }) => slug === folder || slug.startsWith(`${folder}/`))
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
  const at = named.findIndex((one) => one.folder === folder)
  return at === -1 ? named.length : at
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
