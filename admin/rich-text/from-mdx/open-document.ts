/** Opens a text for editing and writes it back. Blocks that were not edited stay exactly the same. */
import { alignBlocks, areSameTexts } from '@cyanotype/content/mdx/merge/equal-trees.ts'
import type { PartedText } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import { partText } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { MdxProblem } from '@cyanotype/content/mdx/parse/mdx-problem.ts'
import { parseProblem } from '@cyanotype/content/mdx/parse/mdx-problem.ts'
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { WrittenText } from '@cyanotype/content/mdx/write/serialize-text.ts'
import { writeText } from '@cyanotype/content/mdx/write/serialize-text.ts'
import type { Root, RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { blockOf, sourceBlockOf } from '../schema/block-from-mdx.ts'
import { schema } from '../schema/schema.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { formatNode } from '../to-mdx/to-mdx.ts'
import { parseContextOf } from './read-context.ts'

export interface OpenedText {
  /** The parts of the opened text and the editor block of each. */
  readonly parts: PartedText
  readonly blocks: readonly Node[]
  readonly doc: Node
}

type OpenTextOptions = { readonly text: OpenedText } | { readonly problem: MdxProblem }

/** A text that cannot be parsed is edited as source. The problem contains the place. */
export function openText(source: string): OpenTextOptions {
  try {
    return { text: opened(source, readTree(source)) }
  } catch (error) {
    return { problem: parseProblem(error, source) }
  }
}

function opened(source: string, tree: Root): OpenedText {
  const parts = partText(source)
  const blocks = blocksOf(parts, tree)
  const doc = schema.node('doc', null, blocks.length === 0 ? [schema.node('paragraph')] : [...blocks])
  return { parts, blocks, doc }
}

/** One block per part. */
function blocksOf({ sources }: PartedText, tree: Root): readonly Node[] {
  if (sources.length !== tree.children.length)
    return sources.map((source) => sourceBlockOf(source, 'unknown'))
  const context = parseContextOf(tree)
  const named = namedBy(tree)
  return tree.children.map((child, index) => blockOf(child, sources[index] ?? '', context, named))
}

/** The text in its current state. */
export interface CurrentText extends WrittenText {
  /** The offset of each block in the source. For an empty block, the offset where it would be. */
  readonly blockOffsets: readonly number[]
}

export function writeDocument({ parts, blocks }: OpenedText, doc: Node): CurrentText {
  const written = doc.children.filter((block) => !isEmpty(block))
  const aligned = alignBlocks(blocks, written, formattedBlock)
  const text = writeText(
    parts,
    written.map((block, index) => ({
      from: aligned[index],
      format: (marker) => (marker === 'other' ? formatNode(block, marker) : formattedBlock(block)),
    })),
  )
  let next = 0
  const blockOffsets = doc.children.map((block) => {
    const place = text.starts[next] ?? text.source.length
    if (!isEmpty(block)) next += 1
    return place
  })
  return { ...text, blockOffsets }
}

/** An empty paragraph, also in a quote, is only a place to type and not part of the text. */
function isEmpty(block: Node): boolean {
  return block.textContent.trim() === '' && formattedBlock(block) === ''
}

// Detects blocks that the editor would write with a different meaning.

/** The definitions and footnotes of a text. Links and footnote references need them. */
export function namedBy({ children }: Root): string {
  return children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map((node) => formatBlock(node))
    .join('\n\n')
}

/** A result that equals the source needs no parsing. */
export function isRewritten(block: RootContent, source: string, formatted: string, named: string): boolean {
  if (formatted === source) return false
  try {
    const [again, ...rest] = parseMdx(`${formatted}\n\n${named}`).children
    const others = rest.filter(({ type }) => type !== 'definition' && type !== 'footnoteDefinition')
    return again === undefined || others.length > 0 || !areSameTexts(block, again)
  } catch {
    return true
  }
}
