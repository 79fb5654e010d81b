/** Enter on an empty last line leaves the component or the code block that contains it. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { chainCommands } from 'prosemirror-commands'
import type { ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'

const { nodes } = schema

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

export const leaveWithEnter = chainCommands(leaveComponent, leaveCode)
