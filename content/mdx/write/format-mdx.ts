/**
 * The canonical way to write a piece of MDX: what the editor writes where somebody changed something, and by which two
 * pieces are compared. It is valid wherever the tree is, and printing what was read from it gives the same again.
 */
import type { Html, Link, PhrasingContent, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mdxToMarkdown } from 'mdast-util-mdx'
import type { Handle, Join, Options } from 'mdast-util-to-markdown'
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown'

/**
 * A piece of source that is printed as it stands. MDX knows no HTML, so no tree that was read holds such a node: it is
 * free to mean this.
 */
export function verbatim(value: string): Html {
  return { type: 'html', value }
}

/** An address that stands alone between blanks is a link by itself. */
const bareAddress = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w\-/]*)?$/

const formatLink: Handle = (node: Link, parent, state, info) => {
  const [words] = node.children
  const isBare =
    node.children.length === 1 &&
    words?.type === 'text' &&
    words.value === node.url &&
    !node.title &&
    bareAddress.test(node.url) &&
    /^[\s]?$/.test(info.before) &&
    /^[\s]?$/.test(info.after)
  return isBare ? node.url : defaultHandlers.link(node, parent, state, info)
}

/** What stands right before it, such as a backslash, meets a bracket: it is bare between blanks only. */
const link = Object.assign(formatLink, { peek: () => '[' })

const gfm = gfmToMarkdown({ tablePipeAlign: false })
const formatTable =
  gfm.extensions?.find((one) => one.handlers?.table)?.handlers?.table ?? defaultHandlers.html

/** Three hyphens below each heading of a table, as people write them. */
const table: Handle = (node, parent, state, info) => {
  const lines = formatTable(node, parent, state, info).split('\n')
  const rule = lines[1]?.replace(/-+/g, '---') ?? ''
  return lines.with(1, rule).join('\n')
}

/** A tag alone on its line ends the words above it: in a tight list no empty line has to part them. */
const joinTag: Join = (_, right, parent) =>
  parent.type === 'listItem' && !parent.spread && right.type === 'html' && /^<[^<>]*>$/.test(firstLine(right))
    ? 0
    : undefined

function firstLine({ value }: Html): string {
  return value.split('\n', 1)[0] ?? ''
}

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfm, mdxToMarkdown(), { handlers: { link, table }, join: [joinTag] }],
}

/** Two lists side by side would be one, so the second is told to take the other marker. */
export type Marker = 'first' | 'other'

const others: Options = { ...options, bullet: '*', bulletOther: '-', bulletOrdered: ')' }

/** One block of a text, without the blank around it. */
export function formatBlock(node: RootContent, marker: Marker = 'first'): string {
  const printed = toMarkdown({ type: 'root', children: [node] }, marker === 'first' ? options : others)
  // Texts and code keep the line ends of their source.
  const block = printed.replace(/\n$/, '').replaceAll(/\r\n?/g, '\n')
  return node.type === 'paragraph' ? guardModules(block) : block
}

/** A piece of a line. */
export function formatInline(node: PhrasingContent): string {
  return formatBlock({ type: 'paragraph', children: [node] })
}

/** A paragraph that begins like a line of a program would be taken for one. */
function guardModules(paragraph: string): string {
  if (!/^(?:im|ex)port /.test(paragraph)) return paragraph
  return `&#x${paragraph.charCodeAt(0).toString(16)};${paragraph.slice(1)}`
}
