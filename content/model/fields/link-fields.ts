/** Fields that point to something: another document, a media item, links, and links as a tree. */

import type { z } from 'zod'
import { isLinkable } from '../hrefs.ts'
import { notALink } from '../text-format.ts'
import type { Field, FieldOptions, ValueProblem, Zod } from './field.ts'
import { field } from './field.ts'
import { required } from './group-fields.ts'

export interface ReferenceField extends Field<string | null, 'reference'> {
  /** The type of document that it may refer to. */
  readonly to: string
}

/** The id of a document: a UUID, or the name of a single. */
export const documentIdForm =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[a-z][a-z-]{0,40})$/

/** Another document, by its id. */
export function reference(options: FieldOptions & { readonly to: string }): ReferenceField {
  return {
    ...field('reference', options, {
      initial: null,
      shape: (z) => z.string().regex(documentIdForm).nullable(),
      isEmpty: (value: string | null) => value === null,
    }),
    to: options.to,
  }
}

export interface MediaField extends Field<string | null, 'media'> {
  /** Whether the alt text of the media library is used. The alt text of a logo is the name of the site. */
  readonly needsAlt: boolean
}

/** The id of a media item (UUIDv7), which stays the same when the file is replaced. */
export const mediaIdForm = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An image or another file of the media library, by its id. */
export function media(options: FieldOptions & { readonly needsAlt?: boolean }): MediaField {
  return {
    ...field<string | null, 'media'>('media', options, {
      initial: null,
      shape: (z) => z.string().regex(mediaIdForm).nullable(),
      isEmpty: (value) => value === null,
    }),
    needsAlt: options.needsAlt ?? true,
  }
}

/** A text with the URL that it links to. */
export interface LinkValue {
  readonly text: string
  readonly href: string
}

export interface LinksField extends Field<readonly LinkValue[], 'links'> {
  readonly maxItems: number
}

/** The schema of a link, also for links that have children. */
const linkShape = (z: Zod) => ({ text: z.string().max(120), href: z.string().max(2_000) })

/** Links with their texts: buttons of a hero, social profiles, columns of a footer. */
export function links(options: FieldOptions & { readonly maxItems?: number }): LinksField {
  const maxItems = options.maxItems ?? 20
  return {
    ...field<readonly LinkValue[], 'links'>('links', options, {
      initial: [],
      shape: (z) => z.array(z.strictObject(linkShape(z))).max(maxItems),
      isEmpty: (value) => value.length === 0,
      searchText: (value) => value.map((one) => one.text).join('\n'),
      problems: (value) =>
        value.flatMap((one, index) =>
          linkProblems(one).map((problem) => ({
            ...problem,
            at: [String(index), ...problem.at],
          })),
        ),
    }),
    maxItems,
  }
}

/** What publishing rejects in a link: an empty text, or an unsafe URL. */
function linkProblems({ text, href }: LinkValue): readonly ValueProblem[] {
  return [
    ...(text.trim() === '' ? [{ at: ['text'], message: required }] : []),
    ...(isLinkable(href) ? [] : [{ at: ['href'], message: notALink }]),
  ]
}

/** A link, or only a label for its children. */
export interface TreeItem extends LinkValue {
  readonly items: readonly TreeItem[]
}

export interface TreeField extends Field<readonly TreeItem[], 'tree'> {
  readonly maxItems: number
  /** The maximum number of levels. */
  readonly maxDepth: number
}

/** Nested links in an order: the menus of a site. */
export function tree(
  options: FieldOptions & { readonly maxItems?: number; readonly maxDepth?: number },
): TreeField {
  const { maxItems = 30, maxDepth = 3 } = options
  return {
    ...field<readonly TreeItem[], 'tree'>('tree', options, {
      initial: [],
      shape: (z) => level(z, maxItems, maxDepth),
      isEmpty: (value) => value.length === 0,
      searchText: (value) => everyItem(value).join('\n'),
      problems: (value) => value.flatMap((item, index) => treeProblems(item, [String(index)])),
    }),
    maxItems,
    maxDepth,
  }
}

/** The schema of one level and of those below it. The last level has no children. */
function level(z: Zod, maxItems: number, depth: number): z.ZodType<readonly TreeItem[]> {
  if (depth === 0) return z.array(z.never())
  return z.array(z.strictObject({ ...linkShape(z), items: level(z, maxItems, depth - 1) })).max(maxItems)
}

function everyItem(items: readonly TreeItem[]): readonly string[] {
  return items.flatMap(({ text, items: below }) => [text, ...everyItem(below)])
}

function treeProblems(item: TreeItem, at: readonly string[]): readonly ValueProblem[] {
  const below = item.items.flatMap((one, index) => treeProblems(one, ['items', String(index)]))
  return [...treeItemProblems(item), ...below].map((problem) => ({
    ...problem,
    at: [...at, ...problem.at],
  }))
}

/** An item with children needs no URL. */
function treeItemProblems(item: TreeItem): readonly ValueProblem[] {
  const problems = linkProblems(item)
  const isHeading = item.items.length > 0 && item.href === ''
  return isHeading ? problems.filter(({ at }) => at[0] !== 'href') : problems
}
