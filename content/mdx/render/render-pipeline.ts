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
import { isLinkable, safeHref } from '../../model/hrefs.ts'
import { isHidden } from '../analyze/hidden.ts'
import { partCode } from '../code/highlight.ts'
import type { HeadingName } from '../headings/heading-ids.ts'
import { headingIds } from '../headings/heading-ids.ts'
import { escapedUrls } from '../parse/escaped-urls.ts'

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
export const markdownSteps = [remarkGfm, escapedUrls] as const

/** Plugins for the HTML tree, in order. */
export const hastSteps = [
  () => dropHidden,
  () => unwrapComponents,
  () => demoteTitles,
  () => nameHeadings,
  () => nameClosed,
  () => dropUnsafeAddresses,
  () => bareFootnotes,
  () => nameTasks,
  () => partCode,
] as const

/** Components that the author hides are left out, with everything in them. */
function dropHidden(tree: HastRoot): void {
  eachNode(tree, (parent) => {
    if (!('children' in parent) || !parent.children.some(isHidden)) return
    parent.children.splice(0, Infinity, ...parent.children.filter((child) => !isHidden(child)))
  })
}

/**
 * A component alone on a line is parsed as a paragraph, and `<p><aside>` is not valid HTML, so it is moved
 * out.
 */
function unwrapComponents(tree: HastRoot): void {
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

/**
 * Every heading has an id, including titles of steps. Ids keep Greek letters. Steps before the first heading of a text
 * are one level higher, so that the page skips no level.
 */
function nameHeadings(tree: HastRoot, file: VFile): void {
  const idOf = headingIds()
  const headings: Heading[] = []
  let isBelowHeading = false
  let stepLevel = 3
  const name = (depth: number, text: string) => {
    const { id, aliases } = file.data.headingNames?.[headings.length] ?? { id: idOf(text), aliases: [] }
    headings.push({ depth, id, text })
    return { id, aliases: aliases.map(aliasElement) }
  }
  eachNode(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') stepLevel = isBelowHeading ? 3 : 2
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')
      if (typeof title?.value !== 'string') return
      const { id, aliases } = name(stepLevel, title.value)
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id })
      if (stepLevel === 2) node.attributes.push({ type: 'mdxJsxAttribute', name: 'level', value: '2' })
      node.children.unshift(...aliases)
    }
    if (node.type !== 'element') return
    const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    // Footnotes have a heading with its own id.
    if (Number.isNaN(depth) || node.properties.id !== undefined) return
    isBelowHeading = true
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

/** The box of a task is named by the text after it, without the tasks below. Screen readers would say only “checkbox”. */
function nameTasks(tree: HastRoot): void {
  eachNode(tree, (node) => {
    if (node.type !== 'element') return
    const [box, ...others] = node.children
    if (box?.type !== 'element' || box.tagName !== 'input') return
    const words = others.filter((one) => one.type !== 'element' || !/^[ou]l$/.test(one.tagName))
    box.properties.ariaLabel = textOf({ type: 'root', children: words }).trim()
  })
}

/**
 * Collapsible components have ids, so that a link can open them. The props that name one, the first existing one
 * first.
 */
const namedBy: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['group', 'label'],
  CodeGroup: ['group', 'label'],
  Accordion: ['title'],
}

/** Runs after the headings, so that their ids do not change. */
function nameClosed(tree: HastRoot, file: VFile): void {
  const idOf = headingIds()
  for (const { id } of file.data.headings ?? []) idOf(id)
  for (const { aliases } of file.data.headingNames ?? []) aliases.map(idOf)
  eachNode(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement') return
    const [name] = (namedBy[node.name ?? ''] ?? []).flatMap((prop) => {
      const given = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === prop)
      return typeof given?.value === 'string' ? [given.value] : []
    })
    if (name !== undefined) node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: idOf(name) })
  })
}

/**
 * Visits each node before its children, including children that were added during the visit. Not recursive,
 * because a text may be nested very deeply. The npm package for this takes five times as long.
 */
export function eachNode(root: Nodes, visitNode: (node: Nodes) => void): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visitNode(node)
    if ('children' in node) open.push(...node.children.toReversed())
  }
}
