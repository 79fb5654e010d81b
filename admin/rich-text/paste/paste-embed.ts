/** Pasting the address of a video, post, map or design into an empty paragraph makes an embed of it. */
import { embedOf } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import { closeHistory } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'

/** Link, embed and what follows are steps of their own, so one undo gives the link. */
export function pasteEmbed(view: EditorView, text: string): boolean {
  const address = text.trim()
  const href = /\s/.test(address) ? undefined : embedOf(address)?.href
  const embed = schema.nodes.Embed?.create({ href })
  if (href === undefined || embed === undefined || !canHold(view.state, embed)) return false
  const link = schema.text(href, [schema.marks.link.create({ href })])
  view.dispatch(closeHistory(view.state.tr.replaceSelectionWith(link, false)).setMeta('paste', true))
  view.dispatch(closeHistory(replaceParagraph(view.state, embed)).scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  return true
}

/** Whether the caret is in an empty paragraph that the embed may replace. */
function canHold({ selection }: EditorState, embed: Node): boolean {
  const { $from, empty } = selection
  if (!empty || $from.parent.type !== schema.nodes.paragraph || $from.parent.content.size > 0) return false
  const index = $from.index(-1)
  return $from.node(-1).canReplaceWith(index, index + 1, embed.type)
}

/** The caret is after the embed, in a new paragraph at the end of the text. */
function replaceParagraph(state: EditorState, embed: Node): Transaction {
  const { $from } = state.selection
  const [from, to] = [$from.before(), $from.after()]
  const isLast = to >= state.doc.content.size
  const tr = state.tr.replaceWith(from, to, isLast ? [embed, schema.nodes.paragraph.create()] : [embed])
  return tr.setSelection(Selection.near(tr.doc.resolve(from + embed.nodeSize)))
}
