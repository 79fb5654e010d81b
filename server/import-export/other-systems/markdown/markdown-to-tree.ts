/**
 * Markdown of other generators as a tree: with HTML inside, with the callouts of Docusaurus and Starlight, and
 * MDX with their components.
 */
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { htmlOfMarkdown } from '@cyanotype/content/mdx/render/markdown-to-html.ts'
import type { BlockContent, Nodes, Paragraph, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { htmlToTree } from '../convert/html-to-tree.ts'
import { component, shortText } from '../convert/make-nodes.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'
import { mapComponents } from './map-components.ts'
import { withReferences } from './references.ts'

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

export function markdownToTree(format: 'markdown' | 'mdx', source: string, notes: ImportNote[]): Root {
  const text = separateMarkers(withoutAttributes(resolveTags(source, notes)))
  const isMdx = format === 'mdx' || hasImports(text)
  const tree = isMdx ? mdxTree(text, notes) : markdownTree(text, notes)
  return { ...tree, children: callouts(tree.children) }
}

function mdxTree(text: string, notes: ImportNote[]): Root {
  try {
    return mapComponents(parseMdx(withoutComments(text)), notes)
  } catch (problem) {
    if (!(problem instanceof VFileMessage)) throw problem
    return markdownTree(withoutImports(text, notes), notes)
  }
}

const importLine = /^(?:import|export)\s.*\sfrom\s+['"][^'"]+['"];?\s*$/

/** Docusaurus reads files that end in `.md` as MDX too. */
function hasImports(text: string): boolean {
  let isFound = false
  outsideFences(text, (line) => {
    isFound ||= importLine.test(line)
    return line
  })
  return isFound
}

function withoutImports(text: string, notes: ImportNote[]): string {
  return outsideFences(text, (line) => {
    if (!importLine.test(line)) return line
    notes.push(note('expression', line))
    return ''
  })
}

/** Docusaurus allows comments of HTML in MDX. */
const withoutComments = (text: string) =>
  outsideFences(text, (line) => (line.includes('`') ? line : line.replaceAll(/<!--.*?-->/g, '')))

/** HTML can begin in one block and end in another, so such a text is read as HTML as a whole. */
function markdownTree(text: string, notes: ImportNote[]): Root {
  const tree = reader.parse(text)
  let hasHtml = false
  visit(tree, 'html', ({ value }) => {
    if (!/^<!--[\s\S]*-->$/.test(value.trim())) hasHtml = true
  })
  return hasHtml ? htmlToTree(htmlOfMarkdown(text), { notes }) : tree
}

/** Shortcodes of Hugo and tags of Jekyll. Code in them becomes a code block, others are noted. */
function resolveTags(source: string, notes: ImportNote[]): string {
  const code = source
    .replaceAll(/\{%-?\s{0,3}highlight\s{1,3}([\w+-]{1,30})[^%\n]{0,100}%\}\n?/g, '```$1\n')
    .replaceAll(/\{\{<\s{0,3}highlight\s{1,3}([\w+-]{1,30})[^>\n]{0,100}>\}\}\n?/g, '```$1\n')
    .replaceAll(/\{%-?\s{0,3}endhighlight\s{0,3}-?%\}|\{\{<\s{0,3}\/\s{0,3}highlight\s{0,3}>\}\}/g, '```')
    .replaceAll(/\{%-?\s{0,3}(?:end)?raw\s{0,3}-?%\}/g, '')
    .replaceAll(
      /\{\{[<%]\s{0,3}figure\s([^>%]{0,1000})[>%]\}\}/g,
      (match, options: string) => imageFrom(options) ?? match,
    )
  return outsideFences(code, (line) => {
    const part = withReferences(line)
    for (const [, name = ''] of part.matchAll(/(?:\{\{[<%]|\{%-?)\s*\/?([\w./-]{1,60})/g))
      notes.push(note('shortcode', name))
    return part
  })
}

function imageFrom(options: string): string | undefined {
  const option = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(options)?.[1]
  const src = option('src')
  if (src === undefined) return undefined
  const texts = ['title', 'caption', 'attr'].flatMap(
    (name) => option(name)?.replaceAll(/\s+/g, ' ').trim() || [],
  )
  const alt = option('alt') ?? option('caption') ?? ''
  const image = `![${alt.replaceAll(/[[\]\\]/g, '')}](<${src.replaceAll(/[<>]/g, '')}>)`
  // Alone in its paragraph if texts follow that visitors see.
  return texts.length === 0 ? image : `\n\n${[image, ...texts].join('\n\n')}\n\n`
}

const fence = /^ {0,3}(`{3,}|~{3,})/

function outsideFences(source: string, change: (part: string) => string): string {
  let open: string | undefined
  return source
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1]
      const isEnd = open !== undefined && mark?.startsWith(open) === true
      if (open !== undefined) {
        if (isEnd) open = undefined
        return line
      }
      open = mark
      return mark === undefined ? change(line) : line
    })
    .join('\n')
}

/** Ids and classes after a heading, as in `## Install {#install}`, and on a line of their own in Jekyll. */
const withoutAttributes = (text: string) =>
  outsideFences(text, (line) =>
    line
      .replace(/^(\s{0,3}#{1,6}\s.*?)\s{0,9}\{[:#.][^{}]{0,200}\}\s{0,9}$/, '$1')
      .replace(/^\s{0,3}\{:[^{}]{0,200}\}\s{0,9}$/, ''),
  )

const marker = /^\s*:::+/

/** An empty line around `:::note`, so that each is a paragraph of its own. */
function separateMarkers(source: string): string {
  return outsideFences(source, (line) => (marker.test(line) ? `\n${line.trim()}\n` : line))
}

const tones: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  success: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
}

function callouts(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = []
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (node === undefined) continue
    const { name, title, colons } = markerOf(lineOf(node))
    // A callout around another one has more colons.
    const isEnd = (line: string) => /^:::+$/.test(line) && line.length >= colons
    const end = name in tones ? nodes.findIndex((one, at) => at > index && isEnd(lineOf(one))) : -1
    if (end < 0) {
      result.push(node)
      continue
    }
    const inner = callouts(nodes.slice(index + 1, end)) as BlockContent[]
    const label = shortText(title.replaceAll(/^\[|\]$/g, ''))
    result.push(component('Callout', { tone: tones[name], title: label }, inner))
    index = end
  }
  return result
}

function markerOf(line: string) {
  const colons = /^:{3,}/.exec(line)?.[0].length ?? 0
  const text = colons === 0 ? '' : line.slice(colons).trim()
  const name = /^\w+/.exec(text)?.[0] ?? ''
  return { name, title: text.slice(name.length).trim(), colons }
}

function lineOf(node: RootContent): string {
  return node.type === 'paragraph' ? textOf(node).trim() : ''
}

function textOf(node: Paragraph | Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
