/** Source block commands: find a block that may have moved, and replace it by its new content. */
import type { MenuAction, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { NodeSelection, Selection } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { duplicateComponent, moveComponent, removeComponent } from '../toolbar/component-commands.ts'

const { nodes } = schema

export interface SourceBlockPosition {
  readonly at: number
  readonly kind: 'block' | 'rewritten' | 'inline'
}

export function isSourceBlock({ type }: Node): boolean {
  return type === nodes.source || type === nodes.inlineSource
}

/** The source block that is selected. */
export function sourceBlockAt({ selection }: EditorState): SourceBlockPosition | undefined {
  if (!(selection instanceof NodeSelection) || !isSourceBlock(selection.node)) return undefined
  const { node, from: at } = selection
  if (node.isInline) return { at, kind: 'inline' }
  return { at, kind: node.attrs.reason === 'rewritten' ? 'rewritten' : 'block' }
}

/** Not applicable if the block is no longer in the text. */
export const replaceSourceBlock =
  (block: Node, at: number, becoming: readonly Node[]): Command =>
  (state, dispatch) => {
    const place = positionOf(state.doc, block, at)
    if (place === undefined) return false
    const $at = state.doc.resolve(place)
    const fits = $at.parent.canReplace($at.index(), $at.index() + 1, Fragment.from(becoming))
    // A parent that must not be empty keeps an empty paragraph. Content that is not allowed in it stays source.
    const instead = becoming.length === 0 ? nodes.paragraph.create() : asSource(block, becoming)
    const put = fits ? becoming : [instead]
    const { tr } = state
    tr.replaceWith(place, place + block.nodeSize, put)
    const isSource = put[0] !== undefined && isSourceBlock(put[0])
    const chosen = isSource ? NodeSelection.create(tr.doc, place) : Selection.near(tr.doc.resolve(place))
    tr.setSelection(chosen)
    dispatch?.(tr.scrollIntoView())
    return true
  }

function asSource({ isInline, type, marks }: Node, content: readonly Node[]): Node {
  const blocks = isInline ? [nodes.paragraph.create(null, content)] : content
  return type.create({ source: blocks.map(formattedBlock).join('\n\n') }, null, marks)
}

/** The old position, or where the same block is now. A change of another person may have moved it. */
function positionOf(doc: Node, block: Node, at: number): number | undefined {
  if (at < doc.content.size && doc.nodeAt(at)?.eq(block)) return at
  let found: number | undefined
  doc.descendants((node, place) => {
    if (found === undefined && node.eq(block)) found = place
    return found === undefined
  })
  return found
}

interface SourceBlockToolsOptions {
  readonly i18n: I18n
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onSourceBlock: (at: number) => void
}

/** Tools for the selected source block. */
export function sourceBlockTools(
  { i18n, state, run, onSourceBlock }: SourceBlockToolsOptions,
  block: SourceBlockPosition,
) {
  const { at, kind } = block
  const open: MenuAction = {
    label: kind === 'rewritten' ? i18n._(msg`Review changes`) : i18n._(msg`Edit source`),
    icon: kind === 'rewritten' ? 'eye' : 'code',
    keys: 'Enter',
    onSelect: () => onSourceBlock(at),
  }
  const actions: readonly (MenuAction & { readonly act: Command })[] = [
    entry(i18n._(msg`Move up`), 'arrow-up', moveComponent(at, -1)),
    entry(i18n._(msg`Move down`), 'arrow-down', moveComponent(at, 1)),
    entry(i18n._(msg`Duplicate`), 'copy', duplicateComponent(at)),
    { ...entry(i18n._(msg`Delete`), 'trash', removeComponent(at)), tone: 'danger' },
  ]
  const tools: readonly MenuEntry[] = [open, ...actions.filter(({ act }) => act(state))]
  return tools

  function entry(label: string, icon: string, command: Command) {
    return { label, icon, act: command, onSelect: () => run(command) }
  }
}
