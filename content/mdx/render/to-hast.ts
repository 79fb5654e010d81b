/** Converts a text to a tree of HTML elements and components for rendering. Code in it is never run. */
import type { Root } from 'hast'
import type { Root as MdastRoot, Nodes } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { HeadingName } from '../headings/heading-ids.ts'
import { readTree } from '../parse/mdx-tree-cache.ts'
import type { Heading } from './render-pipeline.ts'
import { hastSteps, markdownSteps } from './render-pipeline.ts'

export interface Printable {
  readonly tree: Root
  readonly headings: readonly Heading[]
}

const translate = unified()
  .use([...markdownSteps])
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use([...hastSteps])
  .freeze()

/** Throws if the text is not MDX. Call `checkMdx` first, which says where and why. */
export function toHast(source: string, headingNames?: readonly HeadingName[]): Printable {
  const file = new VFile({ value: source, data: headingNames ? { headingNames } : {} })
  // No step changes the Markdown tree, because it comes from the cache.
  const tree = translate.runSync(readTree(source), file)
  return { tree, headings: file.data.headings ?? [] }
}

/** The headings of `toHast`, without converting the rest of the text. Throws if the text is not MDX. */
export function headingsIn(source: string): readonly Heading[] {
  const file = new VFile({ value: source })
  translate.runSync(withHeadings(readTree(source)), file)
  return file.data.headings ?? []
}

/** The tree with the blocks that contain headings only. Footnotes are rendered because a block refers to them. */
function withHeadings(tree: MdastRoot): MdastRoot {
  if (contains(tree, ({ type }) => type === 'footnoteDefinition')) return tree
  return { ...tree, children: tree.children.filter((block) => contains(block, isHeadingOrDefinition)) }
}

const isHeadingOrDefinition = (node: Nodes) =>
  node.type === 'heading' ||
  node.type === 'definition' ||
  (node.type === 'mdxJsxFlowElement' && node.name === 'Step')

/** Not recursive, because a text may be nested very deeply. */
function contains(root: Nodes, isMatch: (node: Nodes) => boolean): boolean {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isMatch(node)) return true
    if ('children' in node) open.push(...node.children)
  }
  return false
}
