/**
 * Splits a block of MDX into its texts, and makes the block again with other texts. Its structure never changes: only
 * the texts between the markup do, and markup within a line is a code that keeps its place in the text.
 */
import { textSchema } from '@cyanotype/content/mdx/components/define-component.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { z } from 'zod'
import { legal } from '../../platform/xml.ts'
import type { CodeSource, Inline } from './inline.ts'
import { normalizeInline } from './inline.ts'

/** Markup within a line, by the id of its code. */
export type CodeNodes = ReadonlyMap<string, PhrasingContent>

export interface BlockTexts {
  readonly texts: readonly (readonly Inline[])[]
  readonly nodes: CodeNodes
  readonly codes: readonly CodeSource[]
}

/** Walks over a block. Each text goes through `text` or `line`, and the block is made of what they return. */
interface Walk {
  text(value: string): string
  /** Returns what makes the line, once the texts of its components are known. */
  line(children: readonly PhrasingContent[]): (walked: PhrasingContent[]) => PhrasingContent[]
}

/** With `known`, equal markup has the same id as in the source. */
export function readBlock(block: RootContent, source: string, sourceCodes?: CodeNodes): BlockTexts {
  const texts: (readonly Inline[])[] = []
  const nodes = new Map<string, PhrasingContent>()
  const codes: CodeSource[] = []
  const free = new Map([...(sourceCodes ?? [])].map(([id, node]) => [id, signatureOf(node)]))
  const idOf = (node: PhrasingContent) => {
    const signature = signatureOf(node)
    const same = free.entries().find(([, other]) => other === signature)?.[0]
    const id = same ?? `${sourceCodes === undefined ? 'c' : 't'}${nodes.size + 1}`
    free.delete(id)
    nodes.set(id, node)
    codes.push(codeSource(id, node, source))
    return id
  }
  const contentOf = (children: readonly PhrasingContent[]): readonly Inline[] =>
    normalizeInline(
      children.map((node): Inline => {
        if (node.type === 'text') return oneLine(node.value)
        const id = idOf(node)
        return { id, content: isAround(node) ? contentOf(node.children) : null }
      }),
    )
  rebuilt(block, {
    text(value) {
      texts.push(normalizeInline([oneLine(value)]))
      return value
    },
    line(children) {
      texts.push(contentOf(children))
      return (walked) => walked
    },
  })
  return { texts, nodes, codes }
}

/** The block with other texts, in the order of `readBlock`. */
export function writeBlock(
  block: RootContent,
  ids: CodeNodes,
  texts: readonly (readonly Inline[])[],
): RootContent {
  let next = 0
  const idOf = new Map([...ids].map(([id, node]) => [node, id]))
  const take = () => texts[next++] ?? []
  return rebuilt(block, {
    text: () => plainOf(take()),
    line(children) {
      const content = take()
      return (walked) => {
        const made = new Map(ids)
        collect(children, walked, (before, after) => {
          const id = idOf.get(before)
          if (id !== undefined) made.set(id, after)
        })
        return nodesFrom(content, made)
      }
    },
  })
}

function rebuilt<Node extends Nodes>(node: Node, walk: Walk): Node {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return { ...node, children: lineOf(node.children, walk) }
    case 'mdxJsxFlowElement':
      return {
        ...node,
        attributes: propsOf(node, walk),
        children: node.children.map((child) => rebuilt(child, walk)),
      }
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'table':
    case 'tableRow':
    case 'footnoteDefinition':
      return { ...node, children: node.children.map((child) => rebuilt(child, walk)) }
    default:
      return node
  }
}

function lineOf(children: readonly PhrasingContent[], walk: Walk): PhrasingContent[] {
  if (!children.some(hasText)) return children.map((child) => inlineOf(child, walk))
  const finish = walk.line(children)
  return finish(children.map((child) => inlineOf(child, walk)))
}

/** Alt texts and props within a line are texts of their own. */
function inlineOf(node: PhrasingContent, walk: Walk): PhrasingContent {
  if (node.type === 'image' || node.type === 'imageReference')
    return node.alt ? { ...node, alt: walk.text(node.alt) } : node
  if (node.type === 'mdxJsxTextElement')
    return {
      ...node,
      attributes: propsOf(node, walk),
      children: node.children.map((child) => inlineOf(child, walk)),
    }
  if (isAround(node)) {
    const children = node.children.map((child) => inlineOf(child, walk))
    return { ...node, children } as PhrasingContent
  }
  return node
}

function propsOf(element: MdxJsxFlowElement | MdxJsxTextElement, walk: Walk) {
  return element.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return attribute
    const isWords = isTextProp(element.name, attribute.name) && attribute.value.trim() !== ''
    return isWords ? { ...attribute, value: walk.text(attribute.value) } : attribute
  })
}

/** Props with words for visitors. A tag is a key that finds content, and the same in all languages. */
function isTextProp(element: string | null, prop: string): boolean {
  const component = componentNamed(element ?? '')
  const schema = component?.schema[prop]
  if (schema === undefined || prop === 'tag') return false
  return prop === 'alt' || (schema instanceof z.ZodOptional ? schema.unwrap() : schema) === textSchema
}

type Around = Extract<PhrasingContent, { children: unknown }>

/** Whether its content can be translated. A URL that is its own text stays as it is. */
function isAround(node: PhrasingContent): node is Around {
  if (!('children' in node) || node.children.length === 0) return false
  const [only] = node.children
  const isAddress = node.type === 'link' && only?.type === 'text' && node.url.endsWith(only.value)
  return !isAddress
}

function hasText(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return isAround(node) && node.children.some(hasText)
}

/** Pairs the codes of a line with what they became. */
function collect(
  before: readonly PhrasingContent[],
  after: readonly PhrasingContent[],
  note: (before: PhrasingContent, after: PhrasingContent) => void,
): void {
  for (const [index, node] of before.entries()) {
    const made = after[index]
    if (made === undefined) continue
    note(node, made)
    if (isAround(node) && 'children' in made) collect(node.children, made.children, note)
  }
}

function nodesFrom(content: readonly Inline[], nodes: CodeNodes): PhrasingContent[] {
  return content.flatMap((one): PhrasingContent[] => {
    if (typeof one === 'string') return [{ type: 'text', value: one }]
    const node = nodes.get(one.id)
    if (node === undefined) return []
    if (one.content === null || !('children' in node)) return [node]
    return [{ ...node, children: nodesFrom(one.content, nodes) } as PhrasingContent]
  })
}

/** Whether all codes are known, and none is a placeholder here and around a text there. */
export function hasMatchingCodes(content: readonly Inline[], nodes: CodeNodes): boolean {
  return content.every((one) => {
    if (typeof one === 'string') return true
    const node = nodes.get(one.id)
    if (node === undefined || isAround(node) !== (one.content !== null)) return false
    return one.content === null || hasMatchingCodes(one.content, nodes)
  })
}

/** Equal for the same markup around other words. */
function signatureOf(node: PhrasingContent): string {
  const isJsx = node.type === 'mdxJsxTextElement'
  const attributes = isJsx
    ? node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !isTextProp(node.name, one.name))
    : undefined
  const skipped = new Set(['position', 'data', 'children', 'alt', 'label', ...(isJsx ? ['attributes'] : [])])
  return JSON.stringify([node, attributes], (key, value) => (skipped.has(key) ? undefined : value))
}

const formats: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'break'])

function codeSource(id: string, node: PhrasingContent, source: string): CodeSource {
  const place = (one: Nodes | undefined, side: 'start' | 'end') => one?.position?.[side].offset
  const all = { from: place(node, 'start'), to: place(node, 'end') }
  const slice = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? '' : legal(source.slice(from, to))
  const inside = isAround(node) ? node.children : []
  const isLeaf = inside.length === 0
  return {
    id,
    start: slice(all.from, isLeaf ? all.to : place(inside[0], 'start')),
    end: isLeaf ? '' : slice(place(inside.at(-1), 'end'), all.to),
    type: typeOf(node),
    canDelete: formats.has(node.type),
  }
}

function typeOf({ type }: PhrasingContent): CodeSource['type'] {
  if (formats.has(type)) return 'fmt'
  if (type === 'link' || type === 'linkReference') return 'link'
  return type === 'image' || type === 'imageReference' ? 'image' : 'other'
}

/** A line break in the source of a paragraph is a space for readers. */
function oneLine(value: string): string {
  const lines = value.split(/\r\n|\r|\n/)
  if (lines.length === 1) return legal(value)
  const [first = '', ...rest] = lines
  const last = rest.pop() ?? ''
  const trimmed = [first.trimEnd(), ...rest.map((line) => line.trim()), last.trimStart()]
  return legal(trimmed.join(' '))
}

function plainOf(content: readonly Inline[]): string {
  return content.filter((one) => typeof one === 'string').join('')
}
