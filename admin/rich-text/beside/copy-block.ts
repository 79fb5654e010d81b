/** Copies a block of the source into the translation. A block that is replaced can be brought back. */
import { nodesOf } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import type { Definition } from 'mdast'
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'
import { parseEdit } from '../schema/source-blocks.ts'
import { imageWithUrl, nameOf, namesIn } from '../view/missing-definitions.ts'
import { startOf } from '../view/replace-blocks.ts'
import { changesBlocks } from '../view/text-view.ts'

/** The block of the text to replace, or the place of a new one. */
export type CopyTarget = { readonly replace: number } | { readonly before: number }

interface Copied {
  /** Puts the replaced block back, wherever the copy is now. Without the copy, adds it at its place. */
  readonly undo: () => void
}

/** A block, and the text that contains the definitions of its links and its footnotes. */
export interface CopySource {
  readonly block: string
  readonly text: string
}

export function copyBlock(view: EditorView, source: CopySource, target: CopyTarget): Copied | undefined {
  const { doc } = view.state
  const added = blocksFrom(source, doc)
  if (added === undefined) return undefined
  const isEmpty = doc.childCount === 1 && doc.textContent === '' && doc.firstChild?.type.name === 'paragraph'
  const place = 'replace' in target ? target.replace : target.before
  const from = isEmpty ? 0 : place
  const to = 'replace' in target || isEmpty ? from + 1 : from
  const before = doc.children.slice(from, to)
  replace(view, { from, to, blocks: added })
  return { undo: () => putBack(view, { added, before: isEmpty ? [] : before, from }) }
}

/** A link or an image with a definition that the other text lacks gets its URL. */
export function blocksFrom({ block, text }: CopySource, doc: Node): readonly Node[] | undefined {
  const read = parseEdit(schema.nodes.source.create(), block, text)
  if (!('nodes' in read)) return undefined
  const defined = namesIn(doc)
  const definitions = [...nodesOf(text)].filter((node) => node.type === 'definition')
  const missing = definitions.filter(({ identifier }) => !defined.has(nameOf(identifier)))
  return read.nodes.map((node) => withOwnUrls(node, defined, missing))
}

function withOwnUrls(node: Node, defined: ReadonlySet<string>, missing: readonly Definition[]): Node {
  const { link } = schema.marks
  const own = link.isInSet(node.marks)
  if (typeof own?.attrs.label === 'string' && !defined.has(nameOf(own.attrs.label))) {
    const { href, title } = own.attrs
    return node.mark(link.create({ href, title }).addToSet(node.marks))
  }
  if (node.isLeaf) return imageWithUrl(node, missing) ?? node
  return node.copy(Fragment.from(node.children.map((child) => withOwnUrls(child, defined, missing))))
}

interface Replaced {
  readonly added: readonly Node[]
  readonly before: readonly Node[]
  readonly from: number
}

function putBack(view: EditorView, { added, before, from }: Replaced): void {
  if (view.isDestroyed) return
  const { doc } = view.state
  const [first] = added
  const place = first === undefined ? -1 : doc.children.indexOf(first)
  const isUnchanged = place >= 0 && added.every((block, index) => doc.children[place + index] === block)
  const at = isUnchanged ? place : Math.min(from, doc.childCount)
  replace(view, { from: at, to: isUnchanged ? at + added.length : at, blocks: before })
}

function replace(
  view: EditorView,
  { from, to, blocks }: { readonly from: number; readonly to: number; readonly blocks: readonly Node[] },
): void {
  const { doc, tr } = view.state
  const isLast = blocks.length === 0 && to - from === doc.childCount
  const content = isLast ? [schema.node('paragraph')] : blocks
  const start = startOf(doc, from)
  tr.replaceWith(start, startOf(doc, to), content)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))))
  // The blocks beside it move now, and not under the pointer of a user who copies the next one.
  view.dispatch(tr.setMeta(changesBlocks, true).scrollIntoView())
  view.focus()
}
