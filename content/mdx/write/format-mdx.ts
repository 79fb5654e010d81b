/**
 * Canonical format of MDX: what the editor writes for edited blocks, and how two blocks are compared. The
 * result is valid wherever the tree is, and formatting it again changes nothing.
 */
import type { Html, InlineCode, Link, PhrasingContent, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mdxToMarkdown } from 'mdast-util-mdx'
import type { Handle, Join, Options, Unsafe } from 'mdast-util-to-markdown'
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown'

/**
 * A piece of source that is written unchanged. MDX has no HTML nodes, so this node type is free for the
 * purpose.
 */
export function verbatim(value: string): Html {
  return { type: 'html', value }
}

/** A URL between spaces becomes a link without any syntax. */
const bareAddress = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w\-/]*)?$/

const formatLink: Handle = (node: Link, parent, state, info) => {
  const [text] = node.children
  const isBare =
    node.children.length === 1 &&
    text?.type === 'text' &&
    text.value === node.url &&
    !node.title &&
    bareAddress.test(node.url) &&
    /^[\s]?$/.test(info.before) &&
    /^[\s]?$/.test(info.after)
  return isBare ? node.url : defaultHandlers.link(node, parent, state, info)
}

/**
 * The character before it, such as a backslash, is checked as if a bracket followed. So it is bare only
 * between spaces.
 */
const link = Object.assign(formatLink, { peek: () => '[' })

const gfm = gfmToMarkdown({ tablePipeAlign: false })
const inGfm = (name: 'table' | 'paragraph' | 'inlineCode'): Handle =>
  gfm.extensions?.find((one) => one.handlers?.[name])?.handlers?.[name] ?? defaultHandlers.paragraph
const formatTable = inGfm('table')
const formatParagraph = inGfm('paragraph')
const formatCode = inGfm('inlineCode')

/** Three hyphens below each heading of a table, as people write them. */
const table: Handle = (node, parent, state, info) => {
  const lines = formatTable(node, parent, state, info).split('\n')
  const rule = lines[1]?.replace(/-+/g, '---') ?? ''
  return lines.with(1, rule).join('\n')
}

/** Splits before each pipe that is after an odd number of backslashes, without the pipe. */
function splitAtEscapedPipes(code: string): readonly string[] {
  const parts: string[] = []
  for (const piece of code.split('|')) {
    const last = parts.at(-1)
    if (last === undefined || isBackslashAtEnd(last)) parts.push(piece)
    else parts[parts.length - 1] = `${last}|${piece}`
  }
  return parts
}

/** Whether the text ends with a backslash that is not escaped itself. */
const isBackslashAtEnd = (text: string) => (/(?<!\\)\\+$/.exec(text)?.[0].length ?? 0) % 2 === 1

/** Code in a cell cannot contain a backslash before a pipe: Markdown drops it. So the pipe is written as text. */
const inlineCode: Handle = (node: InlineCode, parent, state, info) =>
  state.stack.includes('tableCell')
    ? splitAtEscapedPipes(node.value)
        .map((value) => (value === '' ? '' : formatCode({ ...node, value }, parent, state, info)))
        .join('\\|')
    : formatCode(node, parent, state, info)

/** A colon after a reference to a footnote at the start of a line would make a footnote of it. */
const paragraph: Handle = (node, parent, state, info) =>
  formatParagraph(node, parent, state, info).replaceAll(/^(\[\^[^\]]+\]):/gm, '$1\\:')

/** A tag alone on its line ends the text above it, so in a tight list no empty line has to separate them. */
const joinTag: Join = (_, right, parent) =>
  parent.type === 'listItem' && !parent.spread && right.type === 'html' && /^<[^<>]*>$/.test(firstLine(right))
    ? 0
    : undefined

/** Without an empty line, a table would continue the last paragraph of a list or a quote above it. */
const joinTable: Join = (left, right) =>
  right.type === 'table' && (left.type === 'list' || left.type === 'blockquote') ? 1 : undefined

function firstLine({ value }: Html): string {
  return value.split('\n', 1)[0] ?? ''
}

/** The escape of GFM before `//` is only for schemes in small letters. */
const scheme: Unsafe = {
  character: ':',
  before: '[PS]',
  after: '/',
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'link', 'image', 'label'],
}

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  rule: '-',
  listItemIndent: 'one',
  extensions: [
    gfm,
    mdxToMarkdown(),
    { handlers: { inlineCode, link, paragraph, table }, join: [joinTag, joinTable], unsafe: [scheme] },
  ],
}

/** Two adjacent lists would become one, so the second takes the other marker. */
export type Marker = 'first' | 'other'

const others: Options = { ...options, bullet: '*', bulletOther: '-', bulletOrdered: ')' }

/** One block of a text without the whitespace around it. */
export function formatBlock(node: RootContent, marker: Marker = 'first'): string {
  const formatted = toMarkdown({ type: 'root', children: [node] }, marker === 'first' ? options : others)
  // Texts and code keep the line breaks of their source.
  const block = formatted.replace(/\n$/, '').replaceAll(/\r\n?/g, '\n')
  return node.type === 'paragraph' ? guardModules(block) : block
}

/** Inline content. */
export function formatInline(node: PhrasingContent): string {
  return formatBlock({ type: 'paragraph', children: [node] })
}

/** A paragraph that begins with `import` or `export` would be parsed as code. */
function guardModules(paragraph: string): string {
  if (!/^(?:im|ex)port /.test(paragraph)) return paragraph
  return `&#x${paragraph.charCodeAt(0).toString(16)};${paragraph.slice(1)}`
}
