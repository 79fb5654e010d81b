/** Writes a word of the glossary at the caret, or instead of the selected text. */
import { closeHistory } from 'prosemirror-history'
import type { EditorView } from 'prosemirror-view'

const letter = /[\p{L}\p{N}\p{M}]/u

export function insertWord(view: EditorView, word: string): void {
  const { $from, $to, from, to } = view.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset)
  const after = $to.parent.textBetween(
    $to.parentOffset,
    Math.min($to.parent.content.size, $to.parentOffset + 1),
  )
  const text = `${letter.test(before) ? ' ' : ''}${word}${letter.test(after) ? ' ' : ''}`
  view.dispatch(closeHistory(view.state.tr.insertText(text, from, to)).scrollIntoView())
  view.focus()
}
