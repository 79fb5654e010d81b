/** A text as a tree of HTML elements and components, ready to be drawn. It is translated, never run. */
import type { Root } from 'hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { HeadingName } from './heading-names.ts'
import { readTree } from './read-tree.ts'
import type { Heading } from './steps.ts'
import { hastSteps, markdownSteps } from './steps.ts'

export interface Printable {
  readonly tree: Root
  readonly headings: readonly Heading[]
}

const translate = unified()
  .use([...markdownSteps])
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use([...hastSteps])
  .freeze()

/** Throws where the text is no MDX: ask `checkMdx` first, which says where and why. */
export function toHast(source: string, headingNames?: readonly HeadingName[]): Printable {
  const file = new VFile({ value: source, data: headingNames ? { headingNames } : {} })
  // The steps over the Markdown tree and the translation change nothing in it: the next who asks gets the same one.
  const tree = translate.runSync(readTree(source), file)
  return { tree, headings: file.data.headings ?? [] }
}
