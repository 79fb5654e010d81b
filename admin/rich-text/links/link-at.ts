/** Finds the link at the caret, or the selection that becomes one. */
import type { Mark } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'
import { insertBlocks } from '../toolbar/text-commands.ts'

export interface LinkAt {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly href: string
  /** Whether there is a link already. */
  readonly isThere: boolean
  /** Whether its text has no other marks, so that it can be replaced. */
  readonly isPlain: boolean
  /** The link with its title and the label of its definition. */
  readonly mark?: Mark | undefined
}

/** The browser reports a selection later, but a key that follows immediately refers to it. */
export function visibleSelection(view: EditorView): EditorState {
  const { state, dom } = view
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return state
  if (!(state.selection instanceof TextSelection)) return state
  const anchor = state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0))
  const head = state.doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0))
  view.dispatch(state.tr.setSelection(TextSelection.between(anchor, head)))
  return view.state
}

export function linkAt(state: EditorState): LinkAt {
  const { $from, from, to } = state.selection
  const { link } = schema.marks
  // The start and the end of a link belong to it.
  const around = [$from.marks(), $from.nodeAfter?.marks ?? [], $from.nodeBefore?.marks ?? []]
  const mark = around.map((marks) => link.isInSet(marks)).find((one) => one !== undefined)
  const range = mark ? rangeOf(state, mark.attrs) : undefined
  const place = range ?? { from, to }
  const text = state.doc.textBetween(place.from, place.to, ' ')
  return {
    ...place,
    text,
    href: mark ? String(mark.attrs.href) : '',
    isThere: range !== undefined,
    isPlain: isPlain(state, place.from, place.to),
    mark,
  }
}

/** The range of adjacent links with the same target. */
function rangeOf({ selection }: EditorState, attrs: Readonly<Record<string, unknown>>) {
  const { $from } = selection
  const { link } = schema.marks
  const leads = (index: number) => {
    const mark = link.isInSet($from.parent.maybeChild(index)?.marks ?? [])
    return mark !== undefined && mark.attrs.href === attrs.href
  }
  let first = $from.index()
  if (!leads(first) && leads(first - 1)) first -= 1
  if (!leads(first)) return undefined
  let last = first
  while (leads(first - 1)) first -= 1
  while (leads(last + 1)) last += 1
  const at = (index: number) =>
    $from.start() + $from.parent.children.slice(0, index).reduce((sum, node) => sum + node.nodeSize, 0)
  return { from: at(first), to: at(last + 1) }
}

function isPlain({ doc }: EditorState, from: number, to: number): boolean {
  let marks = 0
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && (!node.isText || node.marks.some(({ type }) => type !== schema.marks.link)))
      marks += 1
  })
  const $from = doc.resolve(from)
  return marks === 0 && $from.parent.inlineContent && $from.sameParent(doc.resolve(to))
}

export function putLink(
  state: EditorState,
  { from, to, text: before, isPlain, mark }: LinkAt,
  text: string,
  href: string,
): Transaction {
  const { link } = schema.marks
  const { tr, selection } = state
  const shown = text.trim() === '' ? href : text
  if (selection instanceof NodeSelection && selection.node.isBlock) return linkAfter(state, shown, href)
  const isReplaced = isPlain && (shown !== before || from === to)
  if (isReplaced) tr.replaceWith(from, to, schema.text(shown))
  const end = isReplaced ? from + shown.length : to
  // Its title and the label of its definition are those of its URL.
  tr.removeMark(from, end, link).addMark(from, end, mark?.attrs.href === href ? mark : link.create({ href }))
  return tr
    .setSelection(Selection.near(tr.doc.resolve(end), -1))
    .removeStoredMark(link)
    .scrollIntoView()
}

/** A block, such as an image with its caption, cannot be a link, so the link is in a new paragraph after it. */
function linkAfter(state: EditorState, shown: string, href: string): Transaction {
  let { tr } = state
  const link = schema.text(shown, [schema.marks.link.create({ href })])
  insertBlocks([schema.node('paragraph', null, link)])(state, (inserted) => {
    tr = inserted
  })
  return tr
}

export function removeLink(state: EditorState, { from, to }: LinkAt): Transaction {
  return state.tr.removeMark(from, to, schema.marks.link)
}
