/** Upload placeholders: mark the position of uploading images, also when the text around changes. */
import { Plugin, PluginKey } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { syncCaret } from '../view/sync-caret.ts'

type Change =
  | { readonly add: { readonly id: string; readonly at: number; readonly name: string } }
  | { readonly remove: string }

const key = new PluginKey<DecorationSet>('arriving pictures')

export function arrivingPictures(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const marks = before.map(tr.mapping, tr.doc)
        const change: Change | undefined = tr.getMeta(key)
        if (change === undefined) return marks
        if ('remove' in change)
          return marks.remove(marks.find(undefined, undefined, ({ id }) => id === change.remove))
        const { id, at, name } = change.add
        return marks.add(tr.doc, [Decoration.widget(at, () => drawMark(name), { id, key: id, side: -1 })])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

function drawMark(name: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'arriving-picture'
  mark.role = 'status'
  mark.textContent = name
  return mark
}

/** Adds a placeholder. The returned function removes it and returns its position, if it still exists. */
export function expectPicture(view: EditorView, at: number, name: string): () => number | undefined {
  const id = crypto.randomUUID()
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, name } } satisfies Change))
  return () => {
    if (view.isDestroyed) return undefined
    syncCaret(view)
    const [mark] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
    view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change).setMeta('addToHistory', false))
    return mark?.from
  }
}
