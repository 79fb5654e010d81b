/**
 * Render pipeline: the steps for every text, whether a file in a build or a document from the database, so
 * that both are rendered the same.
 */
import type { Element, Root as HastRoot, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
// Brings the JSX nodes into hast's own types.
import type {} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import type { VFile } from 'vfile'
import { isLinkable } from '../../model/document-href.ts'
import { safeHref } from '../../model/safe-href.ts'
import { partCode } from '../code/split-lines.ts'
import { headingIds } from '../headings/heading-ids.ts'
import type { HeadingName } from '../headings/stable-heading-ids.ts'
import { nameClosed } from './collapsible-ids.ts'
import { eachNode } from './walk-hast.ts'

/** A heading for tables of contents. */
export interface Heading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

declare module 'vfile' {
  interface DataMap {
    headings: readonly Heading[]
    /** Names for the headings in order, instead of those made from their text. */
    headingNames: readonly HeadingName[]
  }
}

/** Plugins for the Markdown tree, in order. */
export const markdownSteps = [remarkGfm] as const

/** Plugins for the HTML tree, in order. */
export const hastSteps = [
  () => liftComponents,
  () => demoteTitles,
  () => nameHeadings,
  () => nameClosed,
  () => dropUnsafeAddresses,
  () => bareFootnotes,
  () => partCode,
] as const

/**
 * A component alone on a line is parsed as a paragraph, and `<p><aside>` is not valid HTML, so it is moved
 * out.
 */
function liftComponents(tree: HastRoot): void {
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    for (let index = parent.children.length - 1; index >= 0; index -= 1) {
      const parts = componentsOf(parent.children[index])
      if (parts.length > 0) parent.children.splice(index, 1, ...parts)
    }
  })
}

/** The children of a paragraph that contains only components. */
function componentsOf(node: Nodes | undefined) {
  if (node?.type !== 'element' || node.tagName !== 'p') return []
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const components = parts.filter((part) => part.type === 'mdxJsxTextElement')
  return components.length === parts.length ? components : []
}

/** The page has its own title, so level one becomes level two. */
function demoteTitles(tree: HastRoot): void {
  eachNode(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'h1') node.tagName = 'h2'
  })
}

/** Every heading has an id, including titles of steps. Ids keep Greek letters. */
function nameHeadings(tree: HastRoot, file: VFile): void {
  const idOf = headingIds()
  const headings: Heading[] = []
  const name = (depth: number, text: string) => {
    const { id, aliases } = file.data.headingNames?.[headings.length] ?? { id: idOf(text), aliases: [] }
    headings.push({ depth, id, text })
    return { id, aliases: aliases.map(aliasElement) }
  }
  eachNode(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')
      if (typeof title?.value !== 'string') return
      const { id, aliases } = name(3, title.value)
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id })
      node.children.unshift(...aliases)
    }
    if (node.type !== 'element') return
    const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    // Footnotes have a heading with its own id.
    if (Number.isNaN(depth) || node.properties.id !== undefined) return
    const { id, aliases } = name(depth, textOf(node))
    node.properties.id = id
    node.children.unshift(...aliases)
  })
  file.data.headings = headings
}

/** Links to an alias work without script. */
function aliasElement(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] }
}

const addresses = { a: 'href', img: 'src' } as const

/** An unsafe link keeps its text and loses its URL. */
function dropUnsafeAddresses(tree: HastRoot): void {
  eachNode(tree, (node) => {
    if (node.type !== 'element' || (node.tagName !== 'a' && node.tagName !== 'img')) return
    const attribute = addresses[node.tagName]
    const address = node.properties[attribute]
    if (typeof address !== 'string') return
    const isSafe = node.tagName === 'a' ? isLinkable(address) : safeHref(address) !== undefined
    if (!isSafe) delete node.properties[attribute]
  })
}

/** Footnotes contain English text. The component adds text in the language of the page instead. */
function bareFootnotes(tree: HastRoot): void {
  eachNode(tree, (node) => {
    if (node.type !== 'element') return
    const { dataFootnotes, dataFootnoteBackref, ariaLabel } = node.properties
    if (dataFootnotes !== undefined) {
      node.children = node.children.filter((child) => child.type !== 'element' || child.tagName !== 'h2')
    }
    if (dataFootnoteBackref !== undefined) {
      const number = /(?<![\d-])[\d-]+$/.exec(String(ariaLabel))?.[0] ?? ''
      node.properties = { href: node.properties.href, dataNumber: number }
    }
  })
}
