/** The URLs of the images in a text, each once. */
import type { Nodes, Root } from 'hast'
// Brings the JSX nodes into hast's own types.
import type {} from 'mdast-util-mdx-jsx'
import { eachNode } from '../render/walk-hast.ts'

export function pictureSources(tree: Root): readonly string[] {
  const sources = new Set<string>()
  eachNode(tree, (node) => {
    const src = sourceOf(node)
    if (typeof src === 'string' && src !== '') sources.add(src)
  })
  return [...sources]
}

function sourceOf(node: Nodes): unknown {
  if (node.type === 'element') return node.tagName === 'img' ? node.properties.src : undefined
  const isFigure =
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Figure'
  if (!isFigure) return undefined
  return node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')?.value
}
