/**
 * Sections of the documentation: a page at `guides/first-print` is in the section `guides`. A section is named
 * in the code, by the page with its slug, or by its folder.
 */
import type { DocsFolder, DocsTree } from '@cyanotype/content/mdx/parse/docs-tree.ts'
import { docsFolders, docsTreeOf, nameOfFolder } from '@cyanotype/content/mdx/parse/docs-tree.ts'
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

/** What menus call the folders of `content/docs`. */
const named: Readonly<Record<DocsFolder, SectionName>> = {
  start: {
    label: msg`Get started`,
    summary: msg`Install Cyanotype, publish your first update, and make the site yours.`,
  },
  editors: {
    label: msg`For editors`,
    summary: msg`Write, translate and publish content, and keep it in order.`,
  },
  administrators: {
    label: msg`For administrators`,
    summary: msg`Deploy, configure, back up and secure a site.`,
  },
  developers: {
    label: msg`For developers`,
    summary: msg`Extend the content model, the site and the admin, and use the API.`,
  },
  designers: {
    label: msg`For designers`,
    summary: msg`Use and change design tokens, themes and components.`,
  },
  explanation: {
    label: msg`How it works`,
    summary: msg`How caching, translations and security work, and the reasons for decisions.`,
  },
}

interface SectionName {
  readonly label: MessageDescriptor
  readonly summary: MessageDescriptor
}

/** The root: its own pages come first, then its folders. */
export function sectionOf<Entry extends DocumentationEntry>(pages: readonly Entry[]): Section<Entry> {
  return withName(docsTreeOf(pages))
}

function withName<Entry extends DocumentationEntry>({
  folder,
  pages,
  below,
}: DocsTree<Entry>): Section<Entry> {
  const chosen = docsFolders.find((one) => one === folder)
  const name = chosen && named[chosen]
  const front = pages.find(({ slug }) => slug === folder)
  return {
    folder,
    label: name?.label ?? front?.title ?? nameOfFolder(folder),
    language: name === undefined ? front?.language : undefined,
    summary: name?.summary,
    pages,
    below: below.map(withName),
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

/** The label of a section in the language of the page. */
export function labelOf(
  { label }: Pick<Section, 'label'>,
  say: (message: MessageDescriptor) => string,
): string {
  return typeof label === 'string' ? label : say(label)
}
