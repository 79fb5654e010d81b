/** Adds space above blocks of the text, so that they are at the height of their source. */
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { startOf } from '../view/replace-blocks.ts'

/** Space above a block, and the whole distance to the block before, which includes it. */
export interface RowSpace {
  readonly added: number
  readonly distance: number
}

type Spaces = ReadonlyMap<number, RowSpace>

/** The event of a text whose caret moved. */
export const caretMoved = 'caret-moved'

const key = new PluginKey<DecorationSet>('row space')

export function rowSpacePlugin(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const spaces: Spaces | undefined = tr.getMeta(key)
        if (spaces === undefined) return tr.docChanged ? before.map(tr.mapping, tr.doc) : before
        const marks = [...spaces].map(([index, { added, distance }]) => {
          const start = startOf(tr.doc, index)
          const style = `margin-block-start: ${distance}px`
          return Decoration.node(start, start + tr.doc.child(index).nodeSize, { style }, { added })
        })
        return DecorationSet.create(tr.doc, marks)
      },
    },
    props: { decorations: (state) => key.getState(state) },
    // The browser reports a selection earlier than the editor applies it.
    view: () => ({
      update(view, before) {
        if (!view.state.selection.eq(before.selection)) view.dom.dispatchEvent(new Event(caretMoved))
      },
    }),
  })
}

/** The space that is added above the block at a position. */
export function addedSpace(state: EditorState, start: number): number {
  // The block before ends at the same position.
  const found = key
    .getState(state)
    ?.find(start, start)
    .find(({ from }) => from === start)
  return Number(found?.spec.added ?? 0)
}

export function hasSpaces(state: EditorState): boolean {
  return (key.getState(state)?.find() ?? []).length > 0
}

export function setSpaces(tr: Transaction, spaces: Spaces): Transaction {
  return tr.setMeta(key, spaces).setMeta('addToHistory', false)
}
