/** The canonical print of each block: blocks never change, another one takes their place. */
import type { Node } from 'prosemirror-model'
import { printNode } from './to-mdx.ts'

const prints = new WeakMap<Node, string>()

export function printOf(block: Node): string {
  const known = prints.get(block)
  if (known !== undefined) return known
  const print = printNode(block)
  prints.set(block, print)
  return print
}
