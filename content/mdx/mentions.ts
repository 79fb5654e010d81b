/** What a text points at and is made of: addresses, pictures, components and what they are told. */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { literalOfAttribute } from './literal.ts'
import { readTree } from './read-tree.ts'

export interface TextMention {
  readonly kind: 'address' | 'component'
  /** As it is written; `Callout`, or `Callout.tone` for what a component is told. */
  readonly name: string
}

/** In their order, as often as they stand there; none where the text cannot be read. */
export function mentionsIn(source: string): readonly TextMention[] {
  let tree: Nodes
  try {
    tree = readTree(source)
  } catch {
    return []
  }
  const mentions: TextMention[] = []
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    mentions.push(...mentionsOf(node))
    if ('children' in node) open.push(...node.children.toReversed())
  }
  return mentions
}

function mentionsOf(node: Nodes): readonly TextMention[] {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return [{ kind: 'address', name: node.url }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return mentionsOfComponent(node)
    default:
      return []
  }
}

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'captions'])

function mentionsOfComponent(element: MdxJsxFlowElement | MdxJsxTextElement): readonly TextMention[] {
  const { name } = element
  if (name === null) return []
  const told = element.attributes.flatMap((attribute): readonly TextMention[] => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const address = addresses.has(attribute.name) ? literalOfAttribute(attribute) : undefined
    const prop: TextMention = { kind: 'component', name: `${name}.${attribute.name}` }
    return typeof address === 'string' ? [prop, { kind: 'address', name: address }] : [prop]
  })
  return [{ kind: 'component', name }, ...told]
}
