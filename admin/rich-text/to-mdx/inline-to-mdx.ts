/** Converts inline nodes to Markdown: each mark wraps the longest range that has it. */
import { verbatim } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { PhrasingContent } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Mark, Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'
import type { Stretch } from './normalize-inline.ts'
import { isCode, normalizedInline } from './normalize-inline.ts'

export function treeFromInline(parent: Node, lines: 'several' | 'one' = 'several'): PhrasingContent[] {
  return nest(normalizedInline(parent, lines === 'several'))
}

function nest(stretches: readonly Stretch[]): PhrasingContent[] {
  const nested: PhrasingContent[] = []
  for (let at = 0; at < stretches.length; ) {
    const [mark, end] = longestMark(stretches, at)
    const run = stretches.slice(at, end)
    if (mark === undefined) nested.push(...run.flatMap(leaf))
    else {
      const inner = run.map((stretch) => ({
        ...stretch,
        marks: stretch.marks.filter((one) => !one.eq(mark)),
      }))
      nested.push(wrap(mark, nest(inner)))
    }
    at = end
  }
  return nested.reduce(joinTexts, [])
}

/**
 * The mark with the longest range from here, or the first of the schema if several are equal. Code is
 * excluded, because it is a leaf and wraps nothing.
 */
function longestMark(stretches: readonly Stretch[], at: number): readonly [Mark | undefined, number] {
  let longest: Mark | undefined
  let furthest = at
  for (const mark of stretches[at]?.marks ?? []) {
    if (mark.type === schema.marks.inlineCode) continue
    let end = at + 1
    while (stretches[end]?.marks.some((one) => one.eq(mark))) end += 1
    if (end > furthest) {
      longest = mark
      furthest = end
    }
  }
  return [longest, longest === undefined ? at + 1 : furthest]
}

function wrap({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  const { strong, emphasis } = schema.marks
  if (type === schema.marks.link) {
    const { href: url, title, label, referenceType } = attrs
    return label === null
      ? { type: 'link', url, title, children }
      : { type: 'linkReference', identifier: label, label, referenceType, children }
  }
  if (type === strong) return { type: 'strong', children }
  return type === emphasis ? { type: 'emphasis', children } : { type: 'delete', children }
}

function leaf({ node, text }: Stretch): PhrasingContent[] {
  const { type, attrs } = node
  const { nodes } = schema
  if (node.isText) return [isCode(node) ? { type: 'inlineCode', value: text } : { type: 'text', value: text }]
  if (type === nodes.break) return [{ type: 'break' }]
  if (type === nodes.image) return [{ type: 'image', url: attrs.src, alt: attrs.alt, title: attrs.title }]
  if (type === nodes.footnoteReference) {
    return [{ type: 'footnoteReference', identifier: attrs.label, label: attrs.label }]
  }
  if (type === nodes.inlineSource) return [verbatim(attrs.source)]
  const children = treeFromInline(node)
  if (children.length === 0) return []
  return [{ type: 'mdxJsxTextElement', name: type.name, attributes: attributesOf(node), children }]
}

function joinTexts(joined: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = joined.at(-1)
  const same =
    (last?.type === 'text' && node.type === 'text') ||
    (last?.type === 'inlineCode' && node.type === 'inlineCode')
  if (same) joined[joined.length - 1] = { ...last, value: last.value + node.value }
  else joined.push(node)
  return joined
}

/** Writes the attributes of a component as in its tag. */
export function attributesOf({ attrs }: Node): MdxJsxAttribute[] {
  return Object.entries(attrs).flatMap(([name, value]) =>
    value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value: attributeValue(value) }],
  )
}

/** Strings are quoted. Those with special characters become expressions. */
function attributeValue(value: unknown): NonNullable<MdxJsxAttribute['value']> | null {
  if (value === true) return null
  if (typeof value === 'string' && !/[\r\n|]|&#?\w+;/.test(value)) return value
  return { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value).replaceAll('|', '\\u007c') }
}
