/** Keeps a browser's copy of unsaved words in step with the screen: a moment after a key, and at once when asked. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { Edits } from '../state/layer-edits.ts'
import { changesIn, isChanged, withChanges } from '../state/layer-edits.ts'
import type { LocalDrafts } from './local-draft-store.ts'

/** Milliseconds: what is typed faster than that is kept together. */
const delayMs = 200

/** Whether words of a layer may be sent. */
export type MayWrite = (layer: Layer) => boolean

export interface DraftSync {
  /** The edits with the words that were found, and since when they lay there. */
  restore(edits: Edits, mayWrite?: MayWrite): { readonly edits: Edits; readonly at: string | undefined }
  /** `false` where the browser has no room. */
  save(edits: Edits): boolean
  saveSoon(edits: () => Edits, onKept: (isKept: boolean) => void): void
  /** Other words come onto the screen; those that leave it stay on the device too. `false` where there is no room. */
  replace(shown: Edits, aside: Edits): boolean
  /** What was put aside is not wanted any more. */
  clearOthers(): void
  /** The words belong to a document that exists now. */
  moveTo(next: LocalDrafts, edits: Edits): void
}

export function openDraftSync(first: LocalDrafts): DraftSync {
  let drafts = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let putAside: Edits | undefined

  const save = (edits: Edits): boolean => {
    clearTimeout(timer)
    timer = undefined
    return putInto(drafts, edits)
  }
  const forgetAside = (texts: LocalDrafts) => {
    for (const layer of layers) texts.aside.remove(layer)
  }

  return {
    restore(edits, mayWrite = () => true) {
      // Words that one may not send any more stay where they are: among what others wrote they would only be in the way.
      const found = layers.filter(mayWrite).flatMap((layer) => {
        const text = drafts.find(layer)
        if (text === undefined) return []
        const edit = withChanges(edits[layer], text.version, text.changes)
        return isChanged(edit) ? [{ layer, edit, at: text.at }] : []
      })
      const restored = Object.fromEntries(found.map(({ layer, edit }) => [layer, edit]))
      return { edits: { ...edits, ...restored }, at: found.map(({ at }) => at).sort()[0] }
    },
    save,
    saveSoon(edits, onKept) {
      timer ??= setTimeout(() => onKept(save(edits())), delayMs)
    },
    replace(shown, aside) {
      putAside = aside
      // First what is shown: where there was room for the words, there is room for them aside.
      const isKept = save(shown)
      return putInto(drafts.aside, aside) && isKept
    },
    clearOthers() {
      putAside = undefined
      forgetAside(drafts)
    },
    moveTo(next, edits) {
      const before = drafts
      drafts = next
      save(edits)
      if (putAside !== undefined) putInto(next.aside, putAside)
      for (const layer of layers) before.remove(layer)
      forgetAside(before)
    },
  }
}

/** Every layer that is changed; `false` where the browser has no room. */
function putInto(texts: Pick<LocalDrafts, 'save' | 'remove'>, edits: Edits): boolean {
  return layers
    .map((layer) => {
      const edit = edits[layer]
      if (isChanged(edit)) return texts.save(layer, edit.version, changesIn(edit))
      texts.remove(layer)
      return true
    })
    .every(Boolean)
}
