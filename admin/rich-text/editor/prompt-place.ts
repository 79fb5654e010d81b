/**
 * The place that an open dialog will change. It moves with changes of other people, and is lost when they change the
 * place itself.
 */
import { Plugin, PluginKey } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export interface PromptPlace {
  readonly from: number
  readonly to: number
}

/** In an object, because a lost place is also a change of the state. */
interface Tracked {
  readonly place: PromptPlace | undefined
}

const key = new PluginKey<Tracked>('prompt place')

export function promptPlacePlugin(): Plugin {
  return new Plugin<Tracked>({
    key,
    state: {
      init: () => ({ place: undefined }),
      apply(tr, tracked) {
        const set: Tracked | undefined = tr.getMeta(key)
        if (set !== undefined) return set
        if (!tr.docChanged || tracked.place === undefined) return tracked
        const [from, to] = [
          tr.mapping.mapResult(tracked.place.from),
          tr.mapping.mapResult(tracked.place.to, -1),
        ]
        const isLost = from.deletedAcross || to.deletedAcross || from.pos > to.pos
        return { place: isLost ? undefined : { from: from.pos, to: to.pos } }
      },
    },
  })
}

export function trackPlace(view: EditorView, place: PromptPlace | undefined): void {
  view.dispatch(view.state.tr.setMeta(key, { place } satisfies Tracked).setMeta('addToHistory', false))
}

/** Where the place is now. */
export function trackedPlace(view: EditorView): PromptPlace | undefined {
  return key.getState(view.state)?.place
}
