/**
 * MDX check: finds what prevents a text from being published, which is everything except Markdown and the
 * vocabulary.
 */
import type { Nodes } from 'mdast'
import { mdxCharacters } from '../../model/fields/text-fields.ts'
import { isLinkable, safeHref } from '../../model/hrefs.ts'
import { codeOptions, readCodeInfo } from '../code/fence-options.ts'
import type { MdxProblem } from '../parse/mdx-problem.ts'
import { brace, parseProblem, problemAt } from '../parse/mdx-problem.ts'
import { readTree } from '../parse/mdx-tree-cache.ts'
import { componentNamed } from '../vocabulary.ts'
import { checkComponent, checkParent } from './check-component.ts'
import { messages } from './check-messages.ts'

export type { MdxProblem } from '../parse/mdx-problem.ts'

/** Limits with which any text is parsed and rendered within a second. */
const limits = { depth: 64, nodes: 20_000, cells: 10_000, problems: 50 }

interface CheckOptions {
  /** Whether the text may contain blocks. */
  readonly hasBlocks?: boolean | undefined
}

/** All problems of a text in order. Empty if it can be published. */
export function checkMdx(source: string, { hasBlocks = true }: CheckOptions = {}): readonly MdxProblem[] {
  if (source.length > mdxCharacters) return [atStart(messages.tooLong, mdxCharacters)]
  const line = tooDeepLine(source)
  if (line !== undefined) return [{ ...atStart(messages.tooDeep, limits.depth), line }]
  try {
    return checkTree(readTree(source), hasBlocks)
  } catch (error) {
    return [parseProblem(error, source)]
  }
}

interface Visit {
  readonly node: Nodes
  readonly depth: number
  /** The closest component around it, at any depth. */
  readonly component: string | undefined
}

/** Walks without recursion, because a deeply nested text must not overflow the stack. */
function checkTree(root: Nodes, hasBlocks: boolean): readonly MdxProblem[] {
  const problems: MdxProblem[] = []
  const open: Visit[] = [{ node: root, depth: 0, component: undefined }]
  let nodes = 0
  let cells = 0
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { node, depth, component } = visit
    nodes += 1
    if (node.type === 'tableCell') cells += 1
    const limit = exceeded({ nodes, cells, depth })
    if (limit !== undefined) return [...problems, problemAt(node, limit.message, { limit: limit.most })]
    problems.push(...checkNode(node), ...checkParent(node, component), ...checkPlace(node, hasBlocks))
    if (problems.length >= limits.problems) return problems.slice(0, limits.problems)
    if (!('children' in node)) continue
    const inner = isComponent(node) ? (node.name ?? undefined) : component
    for (const child of node.children.toReversed()) {
      open.push({ node: child, depth: depth + 1, component: inner })
    }
  }
  return problems
}

function checkNode(node: Nodes): readonly MdxProblem[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [problemAt(node, messages.modules)]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [problemAt(node, messages.code, brace)]
    case 'link':
    case 'definition':
      return isLinkable(node.url) ? [] : [problemAt(node, messages.address, { address: node.url })]
    case 'image':
      return safeHref(node.url) === undefined
        ? [problemAt(node, messages.address, { address: node.url })]
        : []
    case 'code':
      return readCodeInfo(node.meta ?? '').unknown.map((word) =>
        problemAt(node, messages.codeWord, { word, lines: '{1,3-5}', known: codeOptions.join(', ') }),
      )
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkComponent(node)
    default:
      return []
  }
}

/** A block is allowed only in the texts of certain pages. */
function checkPlace(node: Nodes, hasBlocks: boolean): readonly MdxProblem[] {
  if (hasBlocks || !isComponent(node) || componentNamed(node.name ?? '')?.isBlock !== true) return []
  return [problemAt(node, messages.blockElsewhere, { name: node.name ?? '' })]
}

function isComponent(node: Nodes) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function exceeded({ nodes, cells, depth }: { nodes: number; cells: number; depth: number }) {
  if (depth > limits.depth) return { message: messages.tooDeep, most: limits.depth }
  if (nodes > limits.nodes) return { message: messages.tooManyParts, most: limits.nodes }
  if (cells > limits.cells) return { message: messages.tooManyCells, most: limits.cells }
  return undefined
}

const tooDeep = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${limits.depth + 1}}`)

/** A line of a hundred thousand `>` is very slow to parse, so it is rejected before. */
function tooDeepLine(source: string): number | undefined {
  const index = source.split(/\r\n|\r|\n/).findIndex((line) => tooDeep.test(line))
  return index < 0 ? undefined : index + 1
}

function atStart(message: MdxProblem['message'], limit: number): MdxProblem {
  return { line: 1, column: 1, message, values: { limit } }
}
