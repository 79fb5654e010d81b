/**
 * Whether two trees mean the same to a reader. Ignored are positions in the source, line breaks that are not
 * rendered, the order of nested marks around the same text, and whether a component is on one line or on
 * several.
 */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { literalOfAttribute } from '../parse/literal.ts'

export function saysTheSame(one: Nodes, other: Nodes): boolean {
  return JSON.stringify(joined(saidBy(one, []))) === JSON.stringify(joined(saidBy(other, [])))
}

/** Text with its marks, or any other node with its attributes and children. */
type Said = { readonly text: string; readonly marks: readonly string[] } | readonly unknown[]

function saidBy(node: Nodes, marks: readonly string[]): readonly Said[] {
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
      const said = inside(node.children, marks)
      return node.children.every(isElementOrBlank)
        ? said.filter((one) => !('text' in one))
        : [['paragraph', joined(said)]]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const said = inside(node.children, [])
      const isWords = said.every((one) => 'text' in one)
      return [
        [
          'element',
          node.name,
          attributesOf(node),
          marks,
          isWords ? [['paragraph', joined(said)]] : joined(said),
        ],
      ]
    }
    default:
      return [[comparableOf(node), marks, 'children' in node ? joined(inside(node.children, [])) : []]]
  }
}

function inside(children: readonly Nodes[], marks: readonly string[]): readonly Said[] {
  return children.flatMap((child) => saidBy(child, marks))
}

function isElementOrBlank(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === '')
}

/** Everything about a node except its position and its children. */
function comparableOf(node: Nodes): Readonly<Record<string, unknown>> {
  const told = Object.entries(node).filter(
    ([name, value]) =>
      !['position', 'children', 'data'].includes(name) && value !== null && value !== undefined,
  )
  return Object.fromEntries(
    told
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

function joined(said: readonly Said[]): readonly Said[] {
  const parts: Said[] = []
  for (const one of said) {
    const last = parts.at(-1)
    const isSame =
      last !== undefined && 'text' in last && 'text' in one && String(last.marks) === String(one.marks)
    if (isSame) parts[parts.length - 1] = { text: last.text + one.text, marks: last.marks }
    else parts.push(one)
  }
  return parts
}
