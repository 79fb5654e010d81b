/** Copies a block of the source into the translation. A block that is replaced can be brought back. */
import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { openText } from '../from-mdx/open-document.ts'
import { startOf } from '../view/replace-blocks.ts'
import { changesBlocks } from '../view/text-view.ts'

/** The block of the text to replace, or the place of a new one. */
export type CopyTarget = { readonly replace: number } | { readonly before: number }

interface Copied {
  /** Puts the replaced block back, wherever the copy is now. Without the copy, adds it at its place. */
  readonly undo: () => void
}

export function copyBlock(view: EditorView, source: string, target: CopyTarget): Copied | undefined {
  const opened = openText(source)
  if (!('text' in opened)) return undefined
  const { doc } = view.state
  const added = [...opened.text.doc.children]
  const isEmpty = doc.childCount === 1 && doc.textContent === '' && doc.firstChild?.type.name === 'paragraph'
  const place = 'replace' in target ? target.replace : target.before
  const from = isEmpty ? 0 : place
  const to = 'replace' in target || isEmpty ? from + 1 : from
  const before = doc.children.slice(from, to)
  replace(view, { from, to, blocks: added })
  return { undo: () => putBack(view, { added, before: isEmpty ? [] : before, from }) }
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
  const { doc, schema, tr } = view.state
  const isLast = blocks.length === 0 && to - from === doc.childCount
  const content = isLast ? [schema.node('paragraph')] : blocks
  const start = startOf(doc, from)
  tr.replaceWith(start, startOf(doc, to), content)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))))
  // The blocks beside it move now, and not under the pointer of a user who copies the next one.
  view.dispatch(tr.setMeta(changesBlocks, true).scrollIntoView())
  view.focus()
}
