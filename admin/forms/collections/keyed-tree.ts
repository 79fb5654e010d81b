/** Keyed tree: a tree of links with keys, so that focus and form stay with a link when it is moved. */
import type { TreeNode } from '@cyanotype/ui/index.ts'
import { itemsIn, textIn } from '../field-editor-props.ts'
import { isRecord } from '../same-value.ts'
import type { KeyedItem } from './item-keys.ts'
import { reuseKeys } from './item-keys.ts'

export interface KeyedLink extends KeyedItem<unknown> {
  readonly text: string
  readonly href: string
  readonly below: readonly KeyedLink[]
}

/** Converts a value to a tree and reuses the keys of the previous one. */
export function reuseTree(
  before: readonly KeyedLink[],
  value: unknown,
  newKey: () => string,
): readonly KeyedLink[] {
  return reuseKeys<unknown>(before, itemsIn(value), newKey).map(({ key, value: item }) => {
    const link = isRecord(item) ? item : {}
    const below = reuseTree(before.find((one) => one.key === key)?.below ?? [], link.items, newKey)
    return { key, value: item, text: textIn(link.text), href: textIn(link.href), below }
  })
}

/** Converts a tree to the stored value. */
export function treeValue(links: readonly KeyedLink[]): readonly unknown[] {
  return links.map(({ text, href, below }) => ({ text, href, items: treeValue(below) }))
}

export function everyLink(links: readonly KeyedLink[]): readonly KeyedLink[] {
  return links.flatMap((link) => [link, ...everyLink(link.below)])
}

export function depthOf(links: readonly KeyedLink[]): number {
  return links.length === 0 ? 0 : 1 + Math.max(...links.map(({ below }) => depthOf(below)))
}

/** The indexes from the root to a link. */
export function pathTo(links: readonly KeyedLink[], key: string | undefined): readonly number[] {
  for (const [place, link] of links.entries()) {
    if (link.key === key) return [place]
    const below = pathTo(link.below, key)
    if (below.length > 0) return [place, ...below]
  }
  return []
}

/** Replaces one link by several: none removes it, two add a neighbour. */
export function replaceLink(
  links: readonly KeyedLink[],
  key: string,
  by: (link: KeyedLink) => readonly KeyedLink[],
): readonly KeyedLink[] {
  return links.flatMap((link) =>
    link.key === key ? by(link) : [{ ...link, below: replaceLink(link.below, key, by) }],
  )
}

/** Puts a removed link back where it was in the tree `before`. If its parent is gone, it is the last link. */
export function putBack(
  links: readonly KeyedLink[],
  removed: KeyedLink,
  before: readonly KeyedLink[],
): readonly KeyedLink[] {
  const place = pathTo(before, removed.key).at(-1) ?? 0
  const isParent = ({ below }: KeyedLink) => below.some(({ key }) => key === removed.key)
  const parent = everyLink(before).find(isParent)?.key
  if (parent === undefined) return links.toSpliced(place, 0, removed)
  if (pathTo(links, parent).length === 0) return [...links, removed]
  return replaceLink(links, parent, (one) => [{ ...one, below: one.below.toSpliced(place, 0, removed) }])
}

/** Converts moved nodes back to links. */
export function linksOf(nodes: readonly TreeNode[], links: readonly KeyedLink[]): readonly KeyedLink[] {
  const byKey = new Map(everyLink(links).map((link) => [link.key, link]))
  const read = (level: readonly TreeNode[]): readonly KeyedLink[] =>
    level.flatMap(({ id, children = [] }) => {
      const link = byKey.get(id)
      return link === undefined ? [] : [{ ...link, below: read(children) }]
    })
  return read(nodes)
}

/** Copies a link with new keys. */
export function copyOf(link: KeyedLink, newKey: () => string): KeyedLink {
  return { ...link, key: newKey(), below: link.below.map((one) => copyOf(one, newKey)) }
}
