/** Editor keymap: keys that do more than insert text. */
import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { Plugin } from 'prosemirror-state'
import { goToNextCell, isInTable } from 'prosemirror-tables'
import { schema } from '../schema/schema.ts'
import { leaveTable, nextCell } from '../toolbar/table-commands.ts'
import { leaveWithEnter } from './exit-on-enter.ts'

const { nodes, marks } = schema

/** Inserts a line break. Does nothing where none is allowed, such as in a heading. */
const breakLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.parent.canReplaceWith($from.index(), $to.indexAfter(), nodes.break)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** A cell has one line: Enter moves to the next cell. */
const enterInTable: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  goToNextCell(1)(state, dispatch, view)
  return true
}

/** Backspace at the start of a heading or code block first turns it into a paragraph. */
const plainAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || isInTable(state)) return false
  if ($from.parent.type === nodes.paragraph) return false
  return setBlockType(nodes.paragraph)(state, dispatch, view)
}

const startOfItem: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  const isStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0
  return (
    isStart && $from.node(-1).type === nodes.listItem && liftListItem(nodes.listItem)(state, dispatch, view)
  )
}

const indentCode: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.codeBlock) return false
  dispatch?.(state.tr.insertText('  ').scrollIntoView())
  return true
}

/** ProseMirror handles every Enter. Ctrl+Shift+Enter publishes, so it is left to outer listeners. */
const unhandledKeys = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (_view, { key, ctrlKey, metaKey, shiftKey }) =>
        key === 'Enter' && shiftKey && (ctrlKey || metaKey),
    },
  },
})

export function writingKeys(): readonly Plugin[] {
  return [
    unhandledKeys,
    keymap({
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.emphasis),
      'Mod-e': toggleMark(marks.inlineCode),
      'Mod-Shift-x': toggleMark(marks.delete),
      Enter: chainCommands(enterInTable, leaveWithEnter, splitListItem(nodes.listItem)),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Enter': exitCode,
      Tab: chainCommands(nextCell, indentCode, sinkListItem(nodes.listItem)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.listItem)),
      Backspace: chainCommands(undoInputRule, startOfItem, plainAtStart),
      'Mod-[': lift,
      Escape: leaveTable,
    }),
    keymap(baseKeymap),
  ]
}
