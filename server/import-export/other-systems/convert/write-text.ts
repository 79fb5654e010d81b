/** Writes a cleaned tree as MDX that can be published. If it cannot, the tree is simplified step by step. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import { mdxCharacters } from '@cyanotype/content/model/fields/text-fields.ts'
import type { Nodes, Root, RootContent } from 'mdast'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'
import { cleanTree } from './clean-tree.ts'
import { paragraphOf } from './make-nodes.ts'

/** Undefined if even its plain text is refused, because it is too long. */
export function writeText(tree: Root, notes: ImportNote[]): string | undefined {
  const steps = [tree, withoutComponents, asPlainText]
  for (const step of steps) {
    const text = attempt(typeof step === 'function' ? () => step(tree) : () => step)
    if (text === undefined || text.length > mdxCharacters) continue
    if (step !== tree && text !== '') notes.push(note('simplified'))
    return text
  }
  return undefined
}

/** A tree from another system can also be too deep to be written. */
function attempt(make: () => Root): string | undefined {
  try {
    const text = format(make())
    return checkMdx(text).length === 0 ? text : undefined
  } catch {
    return undefined
  }
}

function format({ children }: Root): string {
  let last: RootContent | undefined
  let isOther = false
  const blocks: string[] = []
  for (const block of children) {
    const followsList = block.type === 'list' && last?.type === 'list' && last.ordered === block.ordered
    isOther = followsList ? !isOther : false
    blocks.push(formatBlock(block, isOther ? 'other' : 'first'))
    last = block
  }
  const text = blocks.filter((block) => block !== '').join('\n\n')
  return text === '' ? '' : `${text}\n`
}

function withoutComponents(tree: Root): Root {
  const plain = (nodes: readonly Nodes[]): readonly Nodes[] =>
    nodes.flatMap((node) => {
      const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      if (isComponent && node.name === 'Figure') return [{ ...node, type: 'mdxJsxTextElement' } as Nodes]
      if (!('children' in node)) return [node]
      const children = plain(node.children)
      return isComponent ? children : [{ ...node, children } as Nodes]
    })
  const same = { notes: [], imageOf: (address: string) => address, linkOf: (address: string) => address }
  return cleanTree({ ...tree, children: plain(tree.children) as RootContent[] }, same)
}

/** Walks without recursion, because a text may be nested very deeply. */
function asPlainText({ children }: Root): Root {
  const paragraphs = children.map((block) => {
    const texts: string[] = []
    const open: Nodes[] = [block]
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if ('value' in node) texts.push(node.value)
      if ('alt' in node && node.alt) texts.push(node.alt)
      if ('children' in node) open.push(...(node.children as Nodes[]).toReversed())
    }
    return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
  })
  return { type: 'root', children: paragraphs.filter((text) => text !== '').map(paragraphOf) }
}
