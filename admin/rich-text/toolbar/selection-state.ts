/** Selection state: what toolbars show about the caret. Equal states need no new render. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { redoDepth, undoDepth } from 'prosemirror-history'
import type { MarkType, Node, NodeType, ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { NodeSelection } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import type { SourceBlockPosition } from '../source-blocks/source-block-commands.ts'
import { sourceBlockAt } from '../source-blocks/source-block-commands.ts'

export interface ComponentPosition {
  readonly name: string
  /** The position of the node. */
  readonly at: number
}

export interface SelectionState {
  readonly block: 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'codeBlock' | 'other'
  readonly strong: boolean
  readonly emphasis: boolean
  readonly delete: boolean
  readonly inlineCode: boolean
  readonly link: boolean
  readonly bulletList: boolean
  readonly orderedList: boolean
  readonly blockquote: boolean
  readonly table: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** From the outermost to the innermost. */
  readonly components: readonly ComponentPosition[]
  /** The selected source block. */
  readonly sourceBlock: SourceBlockPosition | undefined
}

export function selectionStateOf(state: EditorState): SelectionState {
  const { $from } = state.selection
  const has = (mark: MarkType) => hasMark(state, mark)
  const isIn = (...types: readonly NodeType[]) =>
    types.includes(nearest($from, types)?.type ?? schema.nodes.doc)
  const { marks, nodes } = schema
  const list = nearest($from, [nodes.bulletList, nodes.orderedList])?.type
  return {
    block: blockOf($from.parent),
    strong: has(marks.strong),
    emphasis: has(marks.emphasis),
    delete: has(marks.delete),
    inlineCode: has(marks.inlineCode),
    link: has(marks.link),
    bulletList: list === nodes.bulletList,
    orderedList: list === nodes.orderedList,
    blockquote: isIn(nodes.blockquote),
    table: isIn(nodes.table),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    components: componentsAround(state),
    sourceBlock: sourceBlockAt(state),
  }
}

export const isSameSelectionState = (one: SelectionState, other: SelectionState) =>
  JSON.stringify(one) === JSON.stringify(other)

function blockOf({ type, attrs }: Node): SelectionState['block'] {
  if (type === schema.nodes.paragraph) return 'paragraph'
  if (type === schema.nodes.codeBlock) return 'codeBlock'
  if (type !== schema.nodes.heading) return 'other'
  if (attrs.depth <= 2) return 'heading2'
  return attrs.depth === 3 ? 'heading3' : 'heading4'
}

function nearest($place: ResolvedPos, types: readonly NodeType[]): Node | undefined {
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    if (types.includes($place.node(depth).type)) return $place.node(depth)
  }
  return undefined
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, mark)
}

function componentsAround({ selection }: EditorState): readonly ComponentPosition[] {
  const { $from } = selection
  const around: ComponentPosition[] = []
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    const { name } = $from.node(depth).type
    if (componentNamed(name) !== undefined) around.push({ name, at: $from.before(depth) })
  }
  if (selection instanceof NodeSelection && componentNamed(selection.node.type.name) !== undefined) {
    around.push({ name: selection.node.type.name, at: selection.from })
  }
  return around
}
