/** Converts inline MDX to text nodes with their marks. */
import { propsOf } from '@cyanotype/content/mdx/components/define-component.ts'
import type { Literal } from '@cyanotype/content/mdx/parse/literal.ts'
import { literalOfAttribute } from '@cyanotype/content/mdx/parse/literal.ts'
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { formatInline } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Mark, Node } from 'prosemirror-model'
import { isInlineComponent } from '../schema/component-nodes.ts'
import { schema } from '../schema/schema.ts'
import type { ParseContext } from './read-context.ts'

const { nodes, marks } = schema

export function inlineFromTree(
  children: readonly PhrasingContent[],
  context: ParseContext,
  carried: readonly Mark[] = [],
): readonly Node[] {
  return children.flatMap((child) => inlineFrom(child, context, carried))
}

function inlineFrom(node: PhrasingContent, context: ParseContext, carried: readonly Mark[]): readonly Node[] {
  const chip = () => [nodes.inlineSource.create({ source: formatInline(node) }, null, carried)]
  /** A mark within the same mark, or without content, would be lost. */
  const marked = (children: readonly PhrasingContent[], mark: Mark) =>
    children.length === 0 || carried.some(({ type }) => type === mark.type)
      ? chip()
      : inlineFromTree(children, context, mark.addToSet(carried))
  switch (node.type) {
    case 'text':
      return linesOf(node.value, carried)
    case 'break':
      return [nodes.break.create(null, null, carried)]
    case 'inlineCode':
      return node.value === '' ? [] : [schema.text(node.value, marks.inlineCode.create().addToSet(carried))]
    case 'strong':
      return marked(node.children, marks.strong.create())
    case 'emphasis':
      return marked(node.children, marks.emphasis.create())
    case 'delete':
      return marked(node.children, marks.delete.create())
    case 'link':
      return marked(node.children, marks.link.create({ href: node.url, title: node.title ?? null }))
    case 'linkReference': {
      const { label, referenceType } = node
      const { url = '', title = null } = context.definitions.get(node.identifier) ?? {}
      return marked(node.children, marks.link.create({ href: url, title, label, referenceType }))
    }
    case 'image':
      return [
        nodes.image.create({ src: node.url, alt: node.alt ?? '', title: node.title ?? null }, null, carried),
      ]
    case 'footnoteReference':
      return [nodes.footnoteReference.create({ label: node.label ?? node.identifier }, null, carried)]
    case 'mdxJsxTextElement': {
      const component = componentNamed(node.name ?? '')
      const type = nodes[node.name ?? '']
      const props = readProps(node, component)
      if (component === undefined || type === undefined || props === undefined) return chip()
      if (!isInlineComponent(component)) return chip()
      const inlineNodes = inlineFromTree(node.children, context)
      return inlineNodes.length > 0 && fits(inlineNodes, type)
        ? [type.create(props, [...inlineNodes], carried)]
        : chip()
    }
    default:
      return chip()
  }
}

type Props = Readonly<Record<string, Literal>>

/**
 * Reads the props of a component as values. `undefined` when one is computed, duplicated or unknown: then the
 * component stays as source.
 */
export function readProps(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  component: Component | undefined,
): Props | undefined {
  const props = new Map<string, Literal>()
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || props.has(attribute.name)) return undefined
    const value = literalOfAttribute(attribute)
    const isKnown = component !== undefined && Object.hasOwn(propsOf(component), attribute.name)
    if (!isKnown || value === undefined || value === null) return undefined
    props.set(attribute.name, value)
  }
  return Object.fromEntries(props)
}

/** Whether a node may contain the inline content with its marks. */
function fits(nodes: readonly Node[], type: Node['type']): boolean {
  return nodes.every(
    (word) => type.contentMatch.matchType(word.type) !== null && type.allowsMarks(word.marks),
  )
}

/** A line break of the author becomes a space that remembers it. */
function linesOf(text: string, carried: readonly Mark[]): readonly Node[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const soft = index === 0 ? [] : [schema.text(' ', marks.softBreak.create().addToSet(carried))]
    return line === '' ? soft : [...soft, schema.text(line, carried)]
  })
}
