/** Compares blocks of two versions of a text: which are equal, and which belong together. */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { literalOfAttribute } from '../parse/literal.ts'

/**
 * Whether two trees mean the same to a reader. Ignored are positions in the source, line breaks that are not
 * rendered, the order of nested marks around the same text, and whether a component is on one line or on
 * several.
 */
export function areSameTexts(one: Nodes, other: Nodes): boolean {
  return JSON.stringify(joined(meaningOf(one, []))) === JSON.stringify(joined(meaningOf(other, [])))
}

/** Text with its marks, or any other node with its attributes and children. */
type Meaning = { readonly text: string; readonly marks: readonly string[] } | readonly unknown[]

function meaningOf(node: Nodes, marks: readonly string[]): readonly Meaning[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replaceAll(/(?<!\s)[^\S\r\n]*[\r\n]\s*/g, ' '), marks }]
    case 'strong':
    case 'emphasis':
    case 'delete':
      return inside(node.children, [...marks, node.type].toSorted())
    case 'link':
    case 'linkReference':
      return inside(node.children, [...marks, JSON.stringify(comparableOf(node))].toSorted())
    case 'paragraph': {
      const meanings = inside(node.children, marks)
      return node.children.every(isElementOrBlank)
        ? meanings.filter((one) => !('text' in one))
        : [['paragraph', joined(meanings)]]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const meanings = inside(node.children, [])
      const isText = meanings.every((one) => 'text' in one)
      return [
        [
          'element',
          node.name,
          attributesOf(node),
          marks,
          isText ? [['paragraph', joined(meanings)]] : joined(meanings),
        ],
      ]
    }
    default:
      return [[comparableOf(node), marks, 'children' in node ? joined(inside(node.children, [])) : []]]
  }
}

function inside(children: readonly Nodes[], marks: readonly string[]): readonly Meaning[] {
  return children.flatMap((child) => meaningOf(child, marks))
}

function isElementOrBlank(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === '')
}

/** Everything about a node except its position and its children. */
function comparableOf(node: Nodes): Readonly<Record<string, unknown>> {
  const attributes = Object.entries(node).filter(
    ([name, value]) =>
      !['position', 'children', 'data'].includes(name) && value !== null && value !== undefined,
  )
  return Object.fromEntries(
    attributes
      .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value])
      .toSorted(),
  )
}

function attributesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement) {
  return attributes
    .map((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [attribute.name, literalOfAttribute(attribute) ?? attribute.value]
        : ['…', attribute.value],
    )
    .toSorted()
}

function joined(meanings: readonly Meaning[]): readonly Meaning[] {
  const parts: Meaning[] = []
  for (const one of meanings) {
    const last = parts.at(-1)
    const isSame =
      last !== undefined && 'text' in last && 'text' in one && String(last.marks) === String(one.marks)
    if (isSame) parts[parts.length - 1] = { text: last.text + one.text, marks: last.marks }
    else parts.push(one)
  }
  return parts
}

/**
 * For each block of `after` its index in `before`, or `undefined` for a new one. Unchanged blocks keep their source,
 * so that only edited ones are formatted again. A copy has the index of its
 * original. Blocks are formatted only if they are not found by identity.
 */
export function alignBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  format: (block: Block) => string,
): readonly (number | undefined)[] {
  const same = (old: number, now: number) => {
    const [one, other] = [before[old], after[now]]
    if (one === undefined || other === undefined) return false
    return one === other || format(one) === format(other)
  }
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && same(start, start)) start += 1
  let tail = 0
  while (tail < shortest - start && same(before.length - 1 - tail, after.length - 1 - tail)) tail += 1

  const end = after.length - tail
  const find = finder(before, format)
  const aligned: (number | undefined)[] = []
  for (const [index, block] of after.entries()) {
    if (index < start) aligned.push(index)
    else if (index >= end) aligned.push(index - after.length + before.length)
    else aligned.push(find(block, (aligned.at(-1) ?? -1) + 1))
  }
  return aligned
}

/** Of several candidates, prefers the one after the last match, then one that is not used yet. */
function finder<Block>(before: readonly Block[], format: (block: Block) => string) {
  const positions = new Map<Block | string, number[]>()
  const note = (key: Block | string, index: number) =>
    positions.set(key, [...(positions.get(key) ?? []), index])
  for (const [index, block] of before.entries()) note(block, index)
  let isIndexed = false
  const used = new Set<number>()
  const byFormat = (block: Block) => {
    if (!isIndexed) for (const [index, one] of before.entries()) note(format(one), index)
    isIndexed = true
    return positions.get(format(block)) ?? []
  }
  return (block: Block, next: number): number | undefined => {
    const found = positions.get(block) ?? byFormat(block)
    const index = found.includes(next) ? next : (found.find((one) => !used.has(one)) ?? found[0])
    if (index !== undefined) used.add(index)
    return index
  }
}
