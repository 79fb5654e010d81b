/** Component nodes: creates a node for every component of the vocabulary. None is listed here by name. */
import { propsOf } from '@cyanotype/content/mdx/components/define-component.ts'
import type { Literal } from '@cyanotype/content/mdx/parse/literal.ts'
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { components } from '@cyanotype/content/mdx/vocabulary.ts'
import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model'

/** The marks that the checker allows in inline components. */
const wordMarks = 'strong emphasis delete inlineCode softBreak'

/** Whether the component is inline and not a block. */
export function isInlineComponent({ content }: Component): boolean {
  return content === 'text'
}

function specOf(component: Component): NodeSpec {
  const { name, content, parents, isBlock } = component
  const props = Object.keys(propsOf(component))
  const inline = isInlineComponent(component)
  const shared: NodeSpec = {
    attrs: Object.fromEntries(props.map((prop) => [prop, { default: null }])),
    selectable: true,
    toDOM: (node) => toDom(node, component),
    parseDOM: [
      {
        tag: `[data-component="${name}"]`,
        getAttrs: (element) => readProps(element, props),
        contentElement: (element) => contentIn(element),
        priority: 70,
      },
    ],
  }
  if (inline)
    return { ...shared, inline: true, group: 'inline line', content: '(text | break)*', marks: wordMarks }
  const group = parents === undefined ? { group: isBlock === true ? 'pageBlock' : 'block' } : {}
  if (content === 'nothing') return { ...shared, ...group, draggable: true }
  return {
    ...shared,
    ...group,
    content: contentOf(content),
    defining: true,
    isolating: true,
    draggable: true,
  }
}

function toDom(node: Node, { content: allowed, editor }: Component): DOMOutputSpec {
  const isLeaf = allowed === 'nothing'
  const { tag, attributes, above, below, body } = editor.frame(node.attrs)
  const allAttributes = {
    ...attributes,
    'data-component': node.type.name,
    'data-props': JSON.stringify(node.attrs),
  }
  const [bodyTag = 'div', name = ''] = body ?? []
  const isBare = above === undefined && below === undefined && body === undefined
  if (isBare && !isLeaf) return [tag, allAttributes, 0]
  const content: readonly DOMOutputSpec[] = isLeaf ? [] : [[bodyTag, { class: name, 'data-content': '' }, 0]]
  return [tag, allAttributes, ...(above ? [above] : []), ...content, ...(below ? [below] : [])]
}

/** Elements around the content of a component are not part of it. */
function contentIn(element: globalThis.Node): HTMLElement {
  const container = element instanceof HTMLElement ? element : document.createElement('div')
  return container.querySelector<HTMLElement>(':scope > [data-content]') ?? container
}

function contentOf(allowed: Component['content']): string {
  if (typeof allowed !== 'string') return `(${allowed.join(' | ')})+`
  const contents = {
    blocks: 'block+',
    text: '(text | break)*',
    code: 'codeBlock+',
    list: '(bulletList | orderedList)+',
    table: 'table+',
    nothing: '',
  }
  return contents[allowed]
}

/** Content that was copied from this editor keeps its props when it is pasted. */
function readProps(element: HTMLElement, names: readonly string[]): Record<string, Literal> | false {
  try {
    const props: unknown = JSON.parse(element.dataset.props ?? '{}')
    if (typeof props !== 'object' || props === null) return false
    return Object.fromEntries(Object.entries(props).filter(([name]) => names.includes(name)))
  } catch {
    return false
  }
}

export const componentSpecs: Readonly<Record<string, NodeSpec>> = Object.fromEntries(
  components.map((component) => [component.name, specOf(component)]),
)
