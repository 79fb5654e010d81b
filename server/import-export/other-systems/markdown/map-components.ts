/** Components of Starlight and Docusaurus as those of the vocabulary. Unknown ones are handled later. */
import type { BlockContent, Nodes, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { accordion, component, figure, linkParagraph, shortText } from '../convert/make-nodes.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

export function mapComponents(tree: Root, notes: ImportNote[]): Root {
  return { ...tree, children: mapAll(tree.children, notes) as Root['children'] }
}

function mapAll(nodes: readonly Nodes[], notes: ImportNote[]): readonly Nodes[] {
  return nodes.flatMap(lifted).map((node) => {
    if (!('children' in node)) return node
    const mapped = { ...node, children: mapAll(node.children, notes) } as Nodes
    return mapped.type === 'mdxJsxFlowElement' || mapped.type === 'mdxJsxTextElement'
      ? mapElement(mapped, notes)
      : mapped
  })
}

const blockNames = new Set([
  ...['Aside', 'Admonition', 'Tabs', 'TabItem', 'Card', 'CardGrid', 'LinkCard', 'FileTree'],
  ...['details', 'summary'],
])

/** A component on one line, such as `<Aside>a</Aside>`, is parsed as a paragraph around it. */
function lifted(node: Nodes): readonly Nodes[] {
  if (node.type !== 'paragraph') return [node]
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const elements = parts.flatMap((part) => blockElement(part) ?? [])
  return parts.length > 0 && elements.length === parts.length ? elements : [node]
}

function blockElement(node: PhrasingContent): MdxJsxFlowElement | undefined {
  if (node.type !== 'mdxJsxTextElement' || !blockNames.has(node.name ?? '')) return undefined
  const { name, attributes, children } = node
  const summaries = children.flatMap((child) =>
    'name' in child && child.name === 'summary' ? (blockElement(child) ?? []) : [],
  )
  const rest = children.filter((child) => !('name' in child) || child.name !== 'summary')
  const text: BlockContent[] = rest.length === 0 ? [] : [{ type: 'paragraph', children: rest }]
  return { type: 'mdxJsxFlowElement', name, attributes, children: [...summaries, ...text] }
}

function mapElement(element: Element, notes: ImportNote[]): Nodes {
  const prop = (name: string) => propOf(element, name)
  const inner = element.children as BlockContent[]
  switch (element.name) {
    case 'Aside':
    case 'Admonition':
      return component('Callout', { tone: toneOf(prop('type')), title: shortText(prop('title')) }, inner)
    case 'TabItem':
      return component('Tab', { label: shortText(prop('label') || prop('value')) || 'Tab' }, inner)
    case 'Tabs':
      return component('Tabs', {}, inner)
    case 'Card':
      return component('Card', { title: shortText(prop('title')) || 'Card', href: prop('href') }, inner)
    case 'CardGrid':
      return component('CardGrid', {}, inner)
    case 'LinkCard':
      return component(
        'Card',
        { title: shortText(prop('title')) || 'Card', href: prop('href') },
        described(prop('description')),
      )
    case 'LinkButton':
      return linkParagraph(prop('href'), textIn(element) || prop('href'))
    case 'FileTree':
      return component('FileTree', {}, inner)
    case 'details':
      return detailsOf(element)
    case 'Image':
    case 'img':
      return figure({ src: prop('src'), alt: prop('alt'), caption: '' })
    case 'a':
      return { type: 'link', url: prop('href'), children: element.children } as Nodes
    case 'br':
      return { type: 'break' }
    case 'strong':
    case 'b':
      return { type: 'strong', children: element.children } as Nodes
    case 'em':
    case 'i':
      return { type: 'emphasis', children: element.children } as Nodes
    case 'kbd':
    case 'code':
      return { type: 'inlineCode', value: textIn(element) }
    case 'iframe':
      notes.push(note('embed-linked', prop('src')))
      return linkParagraph(prop('src'), prop('title') || prop('src'))
    default:
      return element
  }
}

function toneOf(type: string): string {
  return (
    { tip: 'tip', caution: 'warning', warning: 'warning', danger: 'danger', info: 'info' }[type] ?? 'note'
  )
}

function described(text: string): readonly BlockContent[] {
  return text === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: text }] }]
}

function detailsOf(element: Element): Nodes {
  const isSummary = (node: Nodes) => 'name' in node && node.name === 'summary'
  const nodes: readonly Nodes[] = element.children
  const summary = nodes.find(isSummary)
  const rest = nodes.filter((node) => !isSummary(node)) as BlockContent[]
  return accordion(summary === undefined ? '' : textIn(summary), rest)
}

function propOf({ attributes }: Element, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : ''
}

function textIn(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textIn).join('').trim() : ''
}
