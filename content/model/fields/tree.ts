import type { z } from 'zod'
import type { Complaint, Field, FieldOptions, Zod } from './field.ts'
import { field } from './field.ts'
import type { LinkValue } from './links.ts'
import { complaintsAboutLink, linkShape } from './links.ts'

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
      words: (value) => everyItem(value).join('\n'),
      complaints: (value) => value.flatMap((item, index) => complain(item, [String(index)])),
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

function complain(item: TreeItem, at: readonly string[]): readonly Complaint[] {
  const below = item.items.flatMap((one, index) => complain(one, ['items', String(index)]))
  return [...complainOfWords(item), ...below].map((complaint) => ({
    ...complaint,
    at: [...at, ...complaint.at],
  }))
}

/** An item with children needs no URL. */
function complainOfWords(item: TreeItem): readonly Complaint[] {
  const complaints = complaintsAboutLink(item)
  const isHeading = item.items.length > 0 && item.href === ''
  return isHeading ? complaints.filter(({ at }) => at[0] !== 'href') : complaints
}
