/**
 * Cleans a tree of Markdown, so that only what the vocabulary allows is left: safe links, images of the media
 * library, known components. Everything else becomes text, with a note.
 */
import { codeOptions, readCodeInfo } from '@cyanotype/content/mdx/code/fence-options.ts'
import { definitionsOf } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { isLinkable, safeHref } from '@cyanotype/content/model/index.ts'
import type { Code, Definition, Heading, Image, Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { decoded } from '../foreign-item.ts'
import { referencePrefix } from '../links.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'

export interface CleanOptions {
  readonly notes: ImportNote[]
  /** The new address of an image, or undefined if there is none. */
  readonly imageOf: (address: string) => string | undefined
  /** The target of a link: itself, the imported document, or the full URL on the old site. */
  readonly linkOf: (address: string) => string
}

interface Around extends CleanOptions {
  readonly definitions: ReadonlyMap<string, Definition>
  readonly isInline: boolean
  readonly isInLink: boolean
}

export function cleanTree(tree: Root, options: CleanOptions): Root {
  const around = { ...options, definitions: definitionsOf(tree), isInline: false, isInLink: false }
  return { type: 'root', children: wrapped(cleanAll(tree.children, around)) as Root['children'] }
}

function cleanAll(nodes: readonly Nodes[], around: Around): readonly Nodes[] {
  return nodes.flatMap((node) => clean(node, around))
}

function clean(node: Nodes, around: Around): readonly Nodes[] {
  switch (node.type) {
    case 'definition':
    case 'html':
    case 'yaml':
      return []
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expression(node, around)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, around)
    case 'image':
      return [image(node, around)]
    case 'imageReference':
    case 'linkReference':
      return reference(node, around)
    case 'link':
      return link(node, around)
    case 'code':
      return [code(node, around.notes)]
    case 'heading':
      return heading(node, around)
    case 'paragraph':
      return parent(withLink(node), around)
    default:
      return 'children' in node ? parent(node, around) : [node]
  }
}

const inlineParents = new Set(['paragraph', 'tableCell', 'emphasis', 'strong', 'delete', 'heading', 'link'])
const flowParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
/** Without content they would be written as something else, or as nothing. */
const neverEmpty = new Set(['paragraph', 'emphasis', 'strong', 'delete', 'list', 'blockquote', 'table'])

function parent(node: Extract<Nodes, { children: unknown }>, around: Around): readonly Nodes[] {
  const isInline = around.isInline || inlineParents.has(node.type)
  const children = cleanAll(node.children, { ...around, isInline })
  if (children.length === 0 && neverEmpty.has(node.type)) return []
  const fitting = flowParents.has(node.type) ? wrapped(children) : children
  return [{ ...node, children: fitting } as Nodes]
}

function heading(node: Heading, around: Around): readonly Nodes[] {
  const children = cleanAll(node.children, { ...around, isInline: true })
  if (children.length === 0) return []
  // The title of the page is its only heading of the first level.
  const depth = Math.max(node.depth, 2) as Heading['depth']
  return [{ ...node, depth, children: children as PhrasingContent[] }]
}

/** A URL alone on its line, which other systems often show as embedded content. */
function withLink(node: Paragraph): Paragraph {
  const [only, ...more] = node.children
  if (only?.type !== 'text' || more.length > 0 || !/^https?:\/\/\S+$/.test(only.value.trim())) return node
  const url = only.value.trim()
  return { ...node, children: [{ type: 'link', url, children: [{ type: 'text', value: url }] }] }
}

function expression({ type, value }: { type: string; value: string }, around: Around): readonly Nodes[] {
  const code = value.trim()
  if (code === '' || /^\/\*[\s\S]*\*\/$/.test(code)) return []
  const [, , literal] = /^(["'`])([^"'`\\$]*)\1$/.exec(code) ?? []
  if (literal !== undefined) return [{ type: 'text', value: literal }]
  around.notes.push(note('expression', code))
  return type === 'mdxjsEsm' ? [] : [{ type: 'inlineCode', value: code.replaceAll(/\s+/g, ' ') }]
}

function element(node: MdxJsxFlowElement | MdxJsxTextElement, around: Around): readonly Nodes[] {
  const component = node.name === null ? undefined : componentNamed(node.name)
  if (node.name === 'Figure') return figure(node, around)
  const isText = node.type === 'mdxJsxTextElement'
  const children = cleanAll(node.children, { ...around, isInline: isText || around.isInline })
  if (component !== undefined && !(around.isInline && !isText)) {
    const attributes = node.attributes.map((one) => {
      const isLink = one.type === 'mdxJsxAttribute' && one.name === 'href' && typeof one.value === 'string'
      return isLink ? { ...one, value: around.linkOf(String(one.value)) } : one
    })
    const fitting = isText ? children : wrapped(children)
    if (!isHolding(component.content, fitting)) return fitting
    return [{ ...node, attributes, children: fitting } as Nodes]
  }
  if (node.name !== null && !silent.has(node.name)) around.notes.push(note('element-unwrapped', node.name))
  return children
}

/** A gallery whose images were not found has nothing left to hold. */
function isHolding(content: Component['content'], children: readonly Nodes[]): boolean {
  if (typeof content === 'string') return true
  const isPart = (node: Nodes) => 'name' in node && content.includes(node.name ?? '')
  return children.length > 0 && children.every(isPart)
}

/** Elements that only group. */
const silent = new Set(['div', 'span', 'p', 'section', 'center', 'Fragment'])

function figure(node: MdxJsxFlowElement | MdxJsxTextElement, around: Around): readonly Nodes[] {
  const prop = (name: string) => {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    return typeof found?.value === 'string' ? found.value : ''
  }
  const plain = image({ type: 'image', url: prop('src'), alt: prop('alt') }, around)
  const caption = prop('caption')
  if (plain.type !== 'image' || around.isInline) {
    const line = caption === '' ? [plain] : [plain, { type: 'text' as const, value: ` ${caption}` }]
    return around.isInline ? line : [{ type: 'paragraph', children: line }]
  }
  const isSource = (one: (typeof node.attributes)[number]) => 'name' in one && one.name === 'src'
  const attributes = node.attributes.map((one) => (isSource(one) ? { ...one, value: plain.url } : one))
  return [{ ...node, type: 'mdxJsxFlowElement', attributes, children: [] } as Nodes]
}

/** An image that was not found stays as a link, or as its alt text. */
function image(node: Image, around: Around): Image | Link | Extract<Nodes, { type: 'text' }> {
  const url = around.imageOf(node.url)
  if (url !== undefined) return { type: 'image', url, alt: node.alt ?? '', title: node.title ?? null }
  const target = around.linkOf(node.url)
  const text = { type: 'text' as const, value: node.alt || target.slice(0, 500) }
  const isLinked = !around.isInLink && /^https?:/i.test(target) && safeHref(target) !== undefined
  return isLinked ? { type: 'link', url: target, children: [text] } : text
}

function reference(
  node: Extract<Nodes, { type: 'imageReference' | 'linkReference' }>,
  around: Around,
): readonly Nodes[] {
  const target = around.definitions.get(node.identifier)
  if (node.type === 'imageReference') {
    return target === undefined
      ? []
      : [image({ type: 'image', url: target.url, alt: node.alt ?? '' }, around)]
  }
  if (target === undefined) return cleanAll(node.children, around)
  return link({ type: 'link', url: target.url, title: target.title ?? null, children: node.children }, around)
}

function link(node: Link, around: Around): readonly Nodes[] {
  const children = cleanAll(node.children, { ...around, isInline: true, isInLink: true })
  const url = around.linkOf(node.url)
  if (children.length === 0 || around.isInLink || node.url === '') return children
  if (url.startsWith(referencePrefix)) {
    around.notes.push(note('shortcode', `ref ${decoded(url.slice(referencePrefix.length))}`))
    return children
  }
  if (!isLinkable(url)) {
    around.notes.push(note('link-removed', node.url))
    return children
  }
  return [{ ...node, url, children: children as PhrasingContent[] }]
}

function code(node: Code, notes: ImportNote[]): Code {
  const lang = /^[\w#+.-]{1,40}$/.test(node.lang ?? '') ? (node.lang ?? null) : null
  const meta = (node.meta ?? '').replaceAll(/\btitle='([^'"]*)'/g, 'title="$1"')
  const { unknown, title } = readCodeInfo(meta)
  if (unknown.length === 0 && (lang !== null || meta === '')) return { ...node, lang, meta: meta || null }
  if (unknown.length > 0) notes.push(note('code-option', unknown.join(' ')))
  const supported = codeOptions.filter((option) => meta.split(/\s+/).includes(option))
  const attributes = [...(title === undefined ? [] : [`title="${title}"`]), ...supported]
  return { ...node, lang, meta: lang === null ? null : attributes.join(' ') || null }
}

const inline = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'image', 'footnoteReference'],
  'mdxJsxTextElement',
])

/** Where blocks are expected, inline nodes in a row become a paragraph. */
function wrapped(nodes: readonly Nodes[]): readonly Nodes[] {
  const result: Nodes[] = []
  let line: PhrasingContent[] = []
  const end = () => {
    const isBlank = line.every(
      (one) => one.type === 'break' || (one.type === 'text' && one.value.trim() === ''),
    )
    if (!isBlank) result.push({ type: 'paragraph', children: line })
    line = []
  }
  for (const node of nodes) {
    if (inline.has(node.type)) {
      line.push(node as PhrasingContent)
      continue
    }
    end()
    result.push(node)
  }
  end()
  return result
}
