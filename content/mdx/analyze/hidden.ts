/** Whether the author hides a component with the prop `hidden`. */
import type { Nodes as HastNodes } from 'hast'
import type { Nodes } from 'mdast'
import type {} from 'mdast-util-mdx-jsx'
import { literalOfAttribute } from '../parse/literal.ts'

export function isHidden(node: Nodes | HastNodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false
  return node.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'hidden' && literalOfAttribute(one) === true,
  )
}
