/** References of a text: the documents, media and components that it uses, and the sources of its images. */

import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { readDocumentHref } from '../../model/hrefs.ts'
import { literalOfAttribute } from '../parse/literal.ts'
import { nodesOf } from '../parse/mdx-tree-cache.ts'
import { eachNode } from '../render/render-pipeline.ts'
import { isPictured } from '../vocabulary.ts'

/** Extracts the references of a text: URLs, images, components and their props. */
export interface TextMention {
  readonly kind: 'address' | 'component'
  /** As written: `Callout`, or `Callout.tone` for a prop of a component. */
  readonly name: string
  readonly line: number
  readonly column: number
}

/** More than a publishable text can have, because the number of its nodes is limited too. */
const maxReferences = 20_000

/** In order and with repetitions. Empty if the text cannot be parsed. */
export function mentionsIn(source: string): readonly TextMention[] {
  return nodesOf(source).flatMap(mentionsOf).take(maxReferences).toArray()
}

function mentionsOf(node: Nodes): readonly TextMention[] {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return [{ kind: 'address', name: node.url, ...positionOf(node) }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return mentionsOfComponent(node)
    default:
      return []
  }
}

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'darkSrc', 'poster', 'captions'])

function mentionsOfComponent(element: MdxJsxFlowElement | MdxJsxTextElement): readonly TextMention[] {
  const { name } = element
  if (name === null) return []
  const props = element.attributes.flatMap((attribute): readonly TextMention[] => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const address = addresses.has(attribute.name) ? literalOfAttribute(attribute) : undefined
    const place = positionOf(attribute)
    const prop: TextMention = { kind: 'component', name: `${name}.${attribute.name}`, ...place }
    return typeof address === 'string' ? [prop, { kind: 'address', name: address, ...place }] : [prop]
  })
  return [{ kind: 'component', name, ...positionOf(element) }, ...props]
}

function positionOf({ position }: Pick<Nodes, 'position'>): Pick<TextMention, 'line' | 'column'> {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}

/** The document links in a text, each once. */
export function documentLinksIn(source: string): readonly string[] {
  // Parsing takes time, and few texts have such links.
  if (!source.includes('document:')) return []
  return addressesIn(source).filter((address) => readDocumentHref(address) !== undefined)
}

/** The paths of this site in a text, each once, also those of files. */
export function pathsIn(source: string): readonly string[] {
  return addressesIn(source).filter((address) => /^\/(?!\/)/.test(address))
}

function addressesIn(source: string): readonly string[] {
  const addresses = mentionsIn(source).flatMap(({ kind, name }) => (kind === 'address' ? [name] : []))
  return [...new Set(addresses)]
}

/** The URLs of the images in a text, each once. */
export function pictureSources(tree: HastRoot): readonly string[] {
  const sources = new Set<string>()
  eachNode(tree, (node) => {
    for (const src of sourcesOf(node)) if (typeof src === 'string' && src !== '') sources.add(src)
  })
  return [...sources]
}

/** The props of a component with the URL of an image. */
function imageProps(name: string | null): readonly string[] {
  if (isPictured(name)) return ['src', 'darkSrc']
  return name === 'Video' ? ['poster'] : []
}

function sourcesOf(node: HastNodes): readonly unknown[] {
  if (node.type === 'element') return node.tagName === 'img' ? [node.properties.src] : []
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  const props = imageProps(node.name)
  return node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && props.includes(one.name) ? [one.value] : [],
  )
}
