/** Editor keymap: keys that do more than insert text. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, EditorState, Selection } from 'prosemirror-state'
import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable } from 'prosemirror-tables'
import { schema } from '../schema/schema.ts'
import { moveBlock } from '../toolbar/component-commands.ts'
import { leaveTable, nextCell } from '../toolbar/table-commands.ts'
import { joinLinesBackward, joinLinesForward } from './join-blocks.ts'

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

/** A new item after a task that is done is a task to do. */
const nextItem: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const item = $from.depth > 1 ? $from.node(-1) : undefined
  const isDone = item?.attrs.checked === true
  const attributes = isDone ? { ...item.attrs, checked: false } : undefined
  return splitListItem(nodes.listItem, attributes)(state, dispatch, view)
}

/** Enter after three backticks and a language starts code, as a space does. */
const codeAfterBackticks: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type !== nodes.paragraph || $from.parentOffset < $from.parent.content.size)
    return false
  const text = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc')
  const language = /^```([\w+#-]*)$/.exec(text)?.[1]
  if (language === undefined) return false
  const tr = state.tr.delete($from.start(), $from.end())
  const attributes = { language: language === '' ? null : language }
  dispatch?.(tr.setBlockType($from.start(), $from.start(), nodes.codeBlock, attributes).scrollIntoView())
  return true
}

/** The offsets at which the selected lines of code start, the last one first. */
function selectedLines({ $from, $to }: Selection): readonly number[] | undefined {
  if ($from.parent.type !== nodes.codeBlock || !$from.sameParent($to)) return undefined
  const text = $from.parent.textContent
  const first = $from.parentOffset === 0 ? 0 : text.lastIndexOf('\n', $from.parentOffset - 1) + 1
  const breaks = [...text.slice(0, $to.parentOffset).matchAll(/\n/g)].map(({ index }) => index + 1)
  return [first, ...breaks.filter((line) => line > first)].toReversed()
}

/** Two spaces at the caret, or at the start of each selected line. */
const indentCode: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  const lines = selectedLines(selection)
  if (lines === undefined) return false
  const places = empty ? [$from.parentOffset] : lines
  for (const place of places) tr.insertText('  ', $from.start() + place)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Removes up to two spaces, or a tab, at the start of each selected line. */
const outdentCode: Command = ({ selection, tr }, dispatch) => {
  const { $from } = selection
  const lines = selectedLines(selection)
  if (lines === undefined) return false
  for (const line of lines) {
    const indent = /^(?:\t| {1,2})?/.exec($from.parent.textContent.slice(line))?.[0] ?? ''
    tr.delete($from.start() + line, $from.start() + line + indent.length)
  }
  dispatch?.(tr.scrollIntoView())
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
      Enter: chainCommands(enterInTable, codeAfterBackticks, leaveWithEnter, nextItem),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Enter': exitCode,
      Tab: chainCommands(nextCell, indentCode, sinkListItem(nodes.listItem)),
      'Shift-Tab': chainCommands(goToNextCell(-1), outdentCode, liftListItem(nodes.listItem)),
      Backspace: chainCommands(undoInputRule, startOfItem, plainAtStart, joinLinesBackward),
      'Mod-Backspace': joinLinesBackward,
      'Shift-Backspace': joinLinesBackward,
      Delete: joinLinesForward,
      'Mod-Delete': joinLinesForward,
      'Mod-[': lift,
      'Alt-Shift-ArrowUp': moveBlock(-1),
      'Alt-Shift-ArrowDown': moveBlock(1),
      Escape: leaveTable,
    }),
    keymap(baseKeymap),
  ]
}

/**
 * Removes an empty last paragraph or list item of a component and puts the caret into a paragraph after it.
 */
const leaveComponent: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const depth = empty && $from.parent.content.size === 0 ? depthOfEmptyLine($from) : undefined
  if (depth === undefined) return false
  const isLast = $from.indexAfter(depth - 1) === $from.node(depth - 1).childCount
  const hasMore = $from.node(depth - 1).childCount > 1
  if (!isLast || !hasMore) return false
  return moveAfter(state, dispatch, {
    depth: depth - 1,
    from: $from.before(depth),
    to: $from.after(depth),
  })
}

/** The depth of the block to remove: a paragraph, or a list item that cannot be left by lifting it. */
function depthOfEmptyLine($from: ResolvedPos): number | undefined {
  const { depth } = $from
  if ($from.parent.type !== nodes.paragraph || depth < 2) return undefined
  if (componentNamed($from.node(-1).type.name)) return depth
  const isOnlyList = depth > 3 && componentNamed($from.node(-3).type.name)?.content === 'list'
  const isEmptyItem = $from.node(-1).type === nodes.listItem && $from.node(-1).childCount === 1
  return isOnlyList && isEmptyItem ? depth - 1 : undefined
}

/** At the third Enter at the end of code, removes the two empty lines. */
const leaveCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent, parentOffset } = $from
  if (!empty || parent.type !== nodes.codeBlock || parentOffset < parent.content.size) return false
  if (!parent.textContent.endsWith('\n\n')) return false
  return moveAfter(state, dispatch, { depth: $from.depth, from: $from.pos - 2, to: $from.pos })
}

interface Leaving {
  /** The depth of the node to leave. */
  readonly depth: number
  /** The range to delete. */
  readonly from: number
  readonly to: number
}

/** Inserts an empty paragraph after the node, or after its first ancestor where one is allowed. */
function moveAfter({ selection, tr }: EditorState, dispatch: Dispatch, { depth, from, to }: Leaving) {
  const { $from } = selection
  const left = depths(depth).find((at) => {
    const index = $from.indexAfter(at - 1)
    return $from.node(at - 1).canReplaceWith(index, index, nodes.paragraph)
  })
  if (left === undefined) return false
  const after = $from.after(left)
  tr.insert(after, nodes.paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, after + 1)).delete(from, to)
  dispatch?.(tr.scrollIntoView())
  return true
}

type Dispatch = Parameters<Command>[1]

const depths = (from: number) => Array.from({ length: from }, (_, step) => from - step)

/** Enter on a selected part of a component, such as a person, continues after the component. */
const leavePart: Command = (state, dispatch) => {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const { $from, from } = selection
  const index = $from.index()
  if ($from.parent.canReplaceWith(index, index, nodes.paragraph)) return false
  return moveAfter(state, dispatch, { depth: $from.depth, from, to: from })
}

/** Enter on an empty last line leaves the component or the code block that contains it. */
const leaveWithEnter = chainCommands(leavePart, leaveComponent, leaveCode)
