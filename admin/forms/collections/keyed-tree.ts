/** A tree of links whose items are told apart by keys, so that focus and form stay with one wherever it is moved. */
import type { TreeNode } from '@cyanotype/ui/index.ts'
import { isRecord } from '../../document-editor/state/same-value.ts'
import { itemsIn, textIn } from '../field-editor-props.ts'
import type { KeyedItem } from './item-keys.ts'
import { reuseKeys } from './item-keys.ts'

export interface KeyedLink extends KeyedItem<unknown> {
  readonly text: string
  readonly href: string
  readonly below: readonly KeyedLink[]
}

/** The tree of a value, with the keys that its items had before. */
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

/** As it is kept. */
export function treeValue(links: readonly KeyedLink[]): readonly unknown[] {
  return links.map(({ text, href, below }) => ({ text, href, items: treeValue(below) }))
}

export function everyLink(links: readonly KeyedLink[]): readonly KeyedLink[] {
  return links.flatMap((link) => [link, ...everyLink(link.below)])
}

export function depthOf(links: readonly KeyedLink[]): number {
  return links.length === 0 ? 0 : 1 + Math.max(...links.map(({ below }) => depthOf(below)))
}

/** The places from the top down to a link. */
export function pathTo(links: readonly KeyedLink[], key: string | undefined): readonly number[] {
  for (const [place, link] of links.entries()) {
    if (link.key === key) return [place]
    const below = pathTo(link.below, key)
    if (below.length > 0) return [place, ...below]
  }
  return []
}

/** Puts others in the place of one: none takes it away, two are it and its neighbour. */
export function replaceLink(
  links: readonly KeyedLink[],
  key: string,
  by: (link: KeyedLink) => readonly KeyedLink[],
): readonly KeyedLink[] {
  return links.flatMap((link) =>
    link.key === key ? by(link) : [{ ...link, below: replaceLink(link.below, key, by) }],
  )
}

/** What was moved as nodes, as links again. */
export function linksOf(nodes: readonly TreeNode[], links: readonly KeyedLink[]): readonly KeyedLink[] {
  const known = new Map(everyLink(links).map((link) => [link.key, link]))
  const read = (level: readonly TreeNode[]): readonly KeyedLink[] =>
    level.flatMap(({ id, children = [] }) => {
      const link = known.get(id)
      return link === undefined ? [] : [{ ...link, below: read(children) }]
    })
  return read(nodes)
}

/** With new keys, as a copy. */
export function copyOf(link: KeyedLink, newKey: () => string): KeyedLink {
  return { ...link, key: newKey(), below: link.below.map((one) => copyOf(one, newKey)) }
}
