/** Parses MDX into a tree of Markdown nodes. It only parses: code in a text is never run. */

import type { Definition, List, ListItem, Nodes, Root } from 'mdast'
// Brings the JSX nodes into mdast's own types.
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { escapedUrls } from './escaped-urls.ts'

const reader = unified().use(remarkParse).use(remarkGfm).use(escapedUrls).use(remarkMdx).freeze()

/**
 * Throws a `VFileMessage` if the text is not MDX, and also if the parser fails: an open tag on a line before
 * a possible underlined heading breaks its own assertions. No text may cause a server error.
 */
export function parseMdx(source: string): Root {
  try {
    return normalizeLists(reader.parse(source))
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    throw new VFileMessage(
      'The parser stumbled over this text.',
      error instanceof Error ? { cause: error } : {},
    )
  }
}

/**
 * The parser counts an empty line within a component, or in a quote below a list, as one between the list
 * items. A list is loose only if its own items are separated. Not recursive, because a text may be nested
 * very deeply.
 */
function normalizeLists(root: Root): Root {
  const open: Nodes[] = [root]
  const lists: List[] = []
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'list') lists.push(node)
    if ('children' in node) open.push(...node.children)
  }
  for (const list of lists) {
    for (const item of list.children) item.spread = areSpread(item)
    list.spread = areSpread(list)
  }
  return root
}

function areSpread({ children }: List | ListItem): boolean {
  return children.some((child, index) => {
    const next = children[index + 1]?.position
    return next !== undefined && next.start.line > lastLineOf(child) + 1
  })
}

/**
 * Within a quote the parser counts the empty line below a list as part of the list, so the children are
 * checked.
 */
function lastLineOf(node: Nodes): number {
  let last = node
  for (let child = lastChild(last); child !== undefined; child = lastChild(last)) last = child
  const isEmpty = last.type === 'listItem'
  return (isEmpty ? last.position?.start.line : last.position?.end.line) ?? 0
}

function lastChild(node: Nodes): Nodes | undefined {
  return node.type === 'list' || node.type === 'listItem' ? node.children.at(-1) : undefined
}

/** By identifier. The first definition of a name counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  return definitions
}
