/** Converts a text to a tree of HTML elements and components for rendering. Code in it is never run. */
import type { Root } from 'hast'
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
