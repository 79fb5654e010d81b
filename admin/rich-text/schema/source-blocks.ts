/** Source blocks: parses new source of a block and shows how the editor would rewrite it. */
import type { MdxProblem } from '@cyanotype/content/mdx/parse/mdx-problem.ts'
import { parseProblem } from '@cyanotype/content/mdx/parse/mdx-problem.ts'
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { blockFrom } from '../from-mdx/from-mdx.ts'
import { inlineFromTree } from '../from-mdx/inline-from-mdx.ts'
import { namedBy } from '../from-mdx/open-document.ts'
import type { ParseContext } from '../from-mdx/read-context.ts'
import { parseContextOf } from '../from-mdx/read-context.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { blockOf } from './block-from-mdx.ts'

export type EditResult =
  | { readonly nodes: readonly Node[] }
  /** It cannot be parsed. Without a problem, it does not fit in a line. */
  | { readonly problem: MdxProblem | undefined }

/** Returns the nodes for new source of a block. `documentText` is the complete text. */
export function parseEdit(block: Node, source: string, documentText: string): EditResult {
  try {
    const read = parseBlock(source, namesIn(documentText))
    return block.isInline ? inlineOf(read, block) : { nodes: blocksOf(read, source) }
  } catch (error) {
    return { problem: parseProblem(error, source) }
  }
}

export interface Rewrite {
  readonly nodes: readonly Node[]
  readonly formatted: string
}

/** Returns how the editor would write a block, or `undefined` when the result cannot be parsed. */
export function rewriteOf(source: string, documentText: string): Rewrite | undefined {
  try {
    const { children, context } = parseBlock(source, namesIn(documentText))
    const nodes = children.flatMap((child) => [...blockFrom(child, context)])
    const formatted = nodes.map(formattedBlock).join('\n\n')
    readTree(formatted)
    return formatted.trim() === '' ? undefined : { nodes, formatted }
  } catch {
    return undefined
  }
}

interface ParsedBlock {
  readonly children: readonly RootContent[]
  readonly context: ParseContext
  readonly named: string
}

function namesIn(documentText: string): string {
  try {
    return namedBy(readTree(documentText))
  } catch {
    return ''
  }
}

/** Links need the definitions of the text, but an unclosed block would include them in its content. */
function parseBlock(source: string, named: string): ParsedBlock {
  const ownTree = readTree(source)
  const together = joined(source, named) ?? ownTree
  const children = together.children.filter(({ position }) => (position?.start.offset ?? 0) < source.length)
  const isOpen = (children.at(-1)?.position?.end.offset ?? 0) > source.length
  return { children: isOpen ? ownTree.children : children, context: parseContextOf(together), named }
}

function joined(source: string, named: string): Root | undefined {
  try {
    return readTree(`${source}\n\n${named}`)
  } catch {
    return undefined
  }
}

function blocksOf({ children, context, named }: ParsedBlock, source: string): readonly Node[] {
  return children.map((child) => {
    const { start, end } = child.position ?? {}
    return blockOf(child, source.slice(start?.offset, end?.offset), context, named)
  })
}

/** A tag or expression alone on its line is parsed as a block, but here it is inline. */
function inlineOf({ children, context }: ParsedBlock, block: Node): EditResult {
  const [only, ...others] = children
  if (only === undefined) return { nodes: [] }
  const phrasing = others.length === 0 ? phrasingOf(only) : undefined
  if (phrasing === undefined) return { problem: undefined }
  return { nodes: inlineFromTree(phrasing, context, block.marks) }
}

function phrasingOf(node: RootContent): readonly PhrasingContent[] | undefined {
  if (node.type === 'paragraph') return node.children
  if (node.type === 'mdxFlowExpression') return [{ ...node, type: 'mdxTextExpression' }]
  if (node.type !== 'mdxJsxFlowElement' || node.children.length > 0) return undefined
  return [{ ...node, type: 'mdxJsxTextElement', children: [] }]
}
